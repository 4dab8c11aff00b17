import Compositor

/// The clips that take something away from a command, innermost first.
struct ClipChain: Sequence, IteratorProtocol {
    private let clips: ContiguousArray<Clip>
    /// The pixels that the command touches.
    private let box: PixelRect
    /// The index of the next clip; 0 after the last.
    private var index: Int
    /// No chain is longer than the table.
    private var left: Int

    init(of command: DrawCommand, in list: DrawList) {
        clips = list.clips
        box = command.box
        index = Int(command.clip)
        left = list.clips.count
    }

    var isEmpty: Bool {
        var copy = self
        return copy.next() == nil
    }

    mutating func next() -> Clip? {
        while index > 0, index < clips.count, left > 0 {
            let clip = clips[index]
            index = Int(clip.parent)
            left -= 1
            if !clip.inside.contains(box) { return clip }
        }
        return nil
    }
}
