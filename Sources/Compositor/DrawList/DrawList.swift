import Graphics

/// One frame, flattened: passes of commands in drawing order, transforms applied and clips resolved.
///
/// Everything in it is a plain value, so that two lists can be compared, and a list can be kept or printed. Resources
/// are named by id and looked up in the `ResourceStore` of the tree that the list was built from.
package struct DrawList: Sendable {
    /// The device pixels of the whole picture; it starts at (0, 0).
    package var bounds: PixelRect
    package var commands: ContiguousArray<DrawCommand>
    /// In order, without gaps, over all of `commands`.
    package var passes: ContiguousArray<DrawPass>
    /// The first entry stands for "no clip" and is never looked up.
    package var clips: ContiguousArray<Clip>
    /// Perspective maps from local points to device pixels; the first entry is never looked up.
    package var homographies: ContiguousArray<Homography>

    /// A list that draws nothing.
    package init(bounds: PixelRect = .empty) {
        self.bounds = bounds
        commands = []
        passes = []
        clips = [Clip(quad: RoundedQuad(), box: .empty, inside: .empty, parent: 0)]
        homographies = [.identity]
    }

    /// Empties the list and keeps its memory.
    mutating func removeAll(bounds: PixelRect) {
        self.bounds = bounds
        commands.removeAll(keepingCapacity: true)
        passes.removeAll(keepingCapacity: true)
        clips.removeSubrange(1...)
        homographies.removeSubrange(1...)
    }

    /// Takes one command out, without the allocation that the array's own removal makes.
    mutating func removeCommand(at place: Int) {
        commands.withUnsafeMutableBufferPointer { commands in
            for index in (place + 1)..<max(place + 1, commands.count) { commands[index - 1] = commands[index] }
        }
        commands.removeLast()
    }
}
