/// The position of a walk in the list that it writes, and in the list's tables.
struct WalkPosition: Equatable, BitwiseCopyable {
    /// Commands, clips and maps before this place.
    var command, clip, homography: UInt32

    /// The position at which every list begins: the first entry of both tables stands for nothing.
    static let start = WalkPosition(command: 0, clip: 1, homography: 1)
}

/// A run of commands that take the place of as many others.
struct ListPatch: BitwiseCopyable {
    /// The first one's place in the list.
    var start: Int
    /// The first one's place in `ListUpdate.fresh`.
    var first: Int
    /// While the patch is being walked: the node behind it.
    var next: Int
    var count = 0

    /// The places in the list.
    var places: Range<Int> { start..<start + count }
}
