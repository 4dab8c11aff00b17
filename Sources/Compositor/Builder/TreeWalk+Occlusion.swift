extension TreeWalk {
    /// Opaque rectangles of fewer pixels than this hide too little to be worth looking at.
    private static let leastOccluder = 4096

    /// Drops the commands that an opaque, upright one of the same pass covers entirely. Layers go as a whole.
    func dropHidden(in list: inout DrawList) {
        var isHidden = false
        for pass in list.passes {
            // A rectangle that contains no box, as long as there is nothing better.
            var cover = PixelRect(minX: 0, minY: 0, maxX: -1, maxY: -1)
            var index = pass.end - 1
            while index >= pass.start {
                let (kind, box) = (list.commands[index].kind, list.commands[index].box)
                let first = kind == .endLayer ? beginning(of: index, in: list) : index
                if cover.contains(box) {
                    for hidden in first...index { list.commands[hidden].box = .empty }
                    isHidden = true
                } else if list.commands[index].flags.contains(.opaque), box.area > max(cover.area, Self.leastOccluder) {
                    let inside = list.commands[index].wholePixels
                    if inside.area > max(cover.area, Self.leastOccluder) { cover = inside }
                }
                index = first - 1
            }
        }
        if isHidden { list.removeHidden() }
    }

    private func beginning(of end: Int, in list: DrawList) -> Int {
        var (index, depth) = (end, 1)
        while depth > 0 {
            index -= 1
            if list.commands[index].kind == .endLayer { depth += 1 }
            if list.commands[index].kind == .beginLayer { depth -= 1 }
        }
        return index
    }
}

extension DrawCommand {
    /// The pixels that the command's quad covers whole; empty where it is clipped or not upright.
    var wholePixels: PixelRect {
        clip == 0 && quad.isUpright ? quad.upright(in: box).intersection(box) : .empty
    }
}

extension DrawList {
    /// Closes the gaps that commands with an empty box leave; layers inside keep theirs.
    fileprivate mutating func removeHidden() {
        var kept = 0
        for pass in passes.indices {
            let (start, end) = (passes[pass].start, passes[pass].end)
            passes[pass].start = kept
            for index in start..<end where !commands[index].box.isEmpty {
                if kept != index { commands[kept] = commands[index] }
                kept += 1
            }
            passes[pass].end = kept
        }
        commands.removeLast(commands.count - kept)
    }
}
