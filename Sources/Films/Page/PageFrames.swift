import Graphics

/// The frames of a page's film: which picture each shows, and how that is drawn.
///
/// A picture that was shown before is not kept again, as in a film that goes there and back.
struct PageFrames {
    /// The way to a picture.
    enum Step: Sendable {
        /// The picture of an earlier frame.
        case same(Int)
        /// A piece over the picture of an earlier frame; over nothing for a key frame.
        case piece(FrameDifferences.Piece, over: Int?)
    }

    /// Pieces that lie over each other at most, so that any frame is drawn at once.
    private static let deepest = 10

    private var digests: [PictureDigest: Int] = [:]
    /// The number of pieces below each frame's picture.
    private var depths: [Int] = []
    private var differences = FrameDifferences(isOpaque: true)

    /// The way to `image`, the picture of the next frame.
    mutating func step(to image: CGImage) -> Step {
        let number = depths.count
        let digest = PictureDigest(image)
        if let former = digests[digest] {
            depths.append(depths[former])
            differences.follow(image)
            return .same(former)
        }
        digests[digest] = number
        let isDeep = (depths.last ?? 0) >= Self.deepest
        let piece = isDeep ? differences.key(image) : differences.piece(of: image)
        depths.append(piece.isKey ? 0 : (depths.last ?? 0) + 1)
        return .piece(piece, over: piece.isKey ? nil : number - 1)
    }
}
