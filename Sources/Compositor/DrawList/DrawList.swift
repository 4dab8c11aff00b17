import Graphics

/// One frame, flattened: passes of commands in drawing order, transforms applied and clips resolved.
///
/// Everything in it is a plain value, so that two lists can be compared, and a list can be kept or printed. Resources
/// are named by id and looked up in the `ResourceStore` of the tree that the list was built from.
package struct DrawList: Sendable {
    /// The device pixels of the whole picture, which starts at (0, 0) where it is drawn.
    package var bounds: PixelRect
    package var commands: ContiguousArray<DrawCommand>
    /// In order, without gaps, over all of `commands`.
    package var passes: ContiguousArray<DrawPass>
    /// The first entry stands for "no clip" and is never looked up.
    package var clips: ContiguousArray<Clip>
    /// Perspective maps from local points to device pixels; the first entry is never looked up.
    package var homographies: ContiguousArray<Homography>
    /// Which of its builder's lists this is, counted from 1; 0 for a list of no builder.
    var version = 0

    /// A list that draws nothing.
    package init(bounds: PixelRect = .empty) {
        self.bounds = bounds
        commands = []
        passes = []
        clips = [Clip(quad: RoundedQuad(), box: .empty, inside: .empty, parent: 0)]
        homographies = [.identity]
    }

    /// Takes all commands out, and keeps the memory and what the tables hold.
    mutating func removeCommands(bounds: PixelRect) {
        self.bounds = bounds
        commands.removeAll(keepingCapacity: true)
        passes.removeAll(keepingCapacity: true)
    }

    /// Ends both tables after so many entries.
    mutating func endTables(clips clipCount: Int, homographies homographyCount: Int) {
        clips.removeLast(clips.count - clipCount)
        homographies.removeLast(homographies.count - homographyCount)
    }

    /// Becomes a copy of `other` without the commands that `occlusion` hides, in its own memory.
    mutating func copy(_ other: DrawList, without occlusion: Occlusion) {
        removeCommands(bounds: other.bounds)
        for pass in other.passes {
            let start = commands.count
            occlusion.forEachSeen(of: pass.start..<pass.end) { run, _ in
                commands.append(contentsOf: other.commands[run])
            }
            passes.append(DrawPass(start: start, end: commands.count, readsTarget: pass.readsTarget))
        }
        copyTables(of: other)
    }

    /// Becomes a copy of `other` in its own memory, so that `other` can change without being copied.
    package mutating func copy(_ other: DrawList) {
        removeCommands(bounds: other.bounds)
        commands.append(contentsOf: other.commands)
        passes.append(contentsOf: other.passes)
        copyTables(of: other)
    }

    private mutating func copyTables(of other: DrawList) {
        clips.removeAll(keepingCapacity: true)
        clips.append(contentsOf: other.clips)
        homographies.removeAll(keepingCapacity: true)
        homographies.append(contentsOf: other.homographies)
    }

    /// Takes over the commands in `runs` of `other`, which differs from this list there and has those, besides, that
    /// `occlusion` hides.
    mutating func copy(_ runs: ContiguousArray<Range<Int>>, of other: DrawList, without occlusion: Occlusion) {
        commands.withUnsafeMutableBufferPointer { commands in
            other.commands.withUnsafeBufferPointer { others in
                for run in runs {
                    occlusion.forEachSeen(of: run) { part, start in
                        for place in part { commands[start + place - part.lowerBound] = others[place] }
                    }
                }
            }
        }
    }

    /// Takes one command out, without the allocation that the array's own removal makes.
    mutating func removeCommand(at place: Int) {
        commands.withUnsafeMutableBufferPointer { commands in
            for index in (place + 1)..<max(place + 1, commands.count) { commands[index - 1] = commands[index] }
        }
        commands.removeLast()
    }
}
