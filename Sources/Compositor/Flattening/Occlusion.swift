/// The commands that an opaque, upright one of the same pass covers entirely. Layers count as a whole.
struct Occlusion {
    /// Runs of commands that are not seen; ascending, with gaps in between.
    private(set) var hidden: ContiguousArray<Range<Int>> = []
    /// The occluders, from the last one backwards: each hides all commands before `index` that lie within `rect`.
    private var covers: ContiguousArray<Cover> = []

    private struct Cover: BitwiseCopyable {
        var index: Int
        var rect: PixelRect
    }

    /// Contains no box.
    private static let nothing = PixelRect(minX: 0, minY: 0, maxX: -1, maxY: -1)

    /// Finds what is hidden in `list`.
    mutating func find(in list: DrawList) {
        hidden.removeAll(keepingCapacity: true)
        covers.removeAll(keepingCapacity: true)
        list.commands.withUnsafeBufferPointer { commands in
            for pass in list.passes.reversed() { find(in: pass, of: commands) }
        }
        hidden.reverse()
    }

    private mutating func find(in pass: DrawPass, of commands: UnsafeBufferPointer<DrawCommand>) {
        var cover = Self.nothing
        var index = pass.end - 1
        while index >= pass.start {
            let command = commands.baseAddress.unsafelyUnwrapped + index
            let first = command.pointee.kind == .endLayer ? Self.beginning(of: index, in: commands) : index
            if cover.contains(command.pointee.box) {
                hide(first..<index + 1)
            } else if command.pointee.mayHide {
                let inside = command.pointee.wholePixels
                if inside.area > max(cover.area, DrawCommand.leastOccluder) {
                    cover = inside
                    covers.append(Cover(index: index, rect: inside))
                }
            }
            index = first - 1
        }
    }

    /// Adds a run that ends where the last one begins, or before it.
    private mutating func hide(_ run: Range<Int>) {
        if let last = hidden.last, last.lowerBound == run.upperBound {
            hidden[hidden.count - 1] = run.lowerBound..<last.upperBound
        } else {
            hidden.append(run)
        }
    }

    /// Whether the same is hidden after `new` took the place of `old` at `index`, as can be said without a look at the
    /// other commands.
    func stays(_ old: DrawCommand, _ new: DrawCommand, at index: Int) -> Bool {
        if old.mayHide || new.mayHide || old.kind.isLayerBoundary || new.kind.isLayerBoundary { return false }
        let cover = covers.last { $0.index > index }?.rect ?? Self.nothing
        return cover.contains(old.box) == cover.contains(new.box)
    }

    /// Calls `body` with the seen parts of a run of commands, and with where each begins once all hidden ones are gone.
    func forEachSeen(of run: Range<Int>, _ body: (Range<Int>, Int) -> Void) {
        var start = run.lowerBound
        var missing = 0
        for gap in hidden {
            if gap.lowerBound >= run.upperBound { break }
            if gap.lowerBound > start { body(start..<gap.lowerBound, start - missing) }
            missing += gap.count
            start = max(start, gap.upperBound)
        }
        if start < run.upperBound { body(start..<run.upperBound, start - missing) }
    }

    /// Adds where the seen parts of `runs` stand once all hidden commands are gone.
    func appendSeen(of runs: ContiguousArray<Range<Int>>, to places: inout ContiguousArray<Range<Int>>) {
        for run in runs {
            forEachSeen(of: run) { part, start in places.append(start..<start + part.count) }
        }
    }

    private static func beginning(of end: Int, in commands: UnsafeBufferPointer<DrawCommand>) -> Int {
        var index = end
        var depth = 1
        while depth > 0 {
            index -= 1
            if commands[index].kind == .endLayer { depth += 1 }
            if commands[index].kind == .beginLayer { depth -= 1 }
        }
        return index
    }
}

extension DrawCommand {
    /// Opaque rectangles of fewer pixels than this hide too little to be worth looking at.
    fileprivate static let leastOccluder = 4096

    fileprivate var mayHide: Bool { flags.contains(.opaque) && box.area > Self.leastOccluder }

    /// Whether the command alone makes every pixel of `rect` opaque.
    func isOpaque(over rect: PixelRect) -> Bool {
        flags.contains(.opaque) && kind.fillsQuad && wholePixels.contains(rect)
    }

    /// The pixels that the command's quad covers whole; empty where it is clipped or not upright.
    var wholePixels: PixelRect {
        clip == 0 ? quad.wholePixels.intersection(box) : .empty
    }
}

extension DrawCommand.Kind {
    fileprivate var isLayerBoundary: Bool {
        switch self {
        case .beginLayer, .endLayer, .beginMask, .endMask: true
        default: false
        }
    }
}
