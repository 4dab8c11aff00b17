import Graphics

/// The part of each frame of a film that differs from the frame before.
///
/// Pieces drawn one over the other, from a key frame on, give each frame again.
struct FrameDifferences {
    /// The part of a frame and its place.
    struct Piece: Sendable {
        let image: CGImage
        let area: PictureArea
        /// Whether it is the whole frame, which needs none of those before.
        let isKey: Bool
    }

    /// The grid that places lie on, in pixels.
    private let grid: Int
    private let isOpaque: Bool
    private var former: CGImage?

    /// The differences of frames that are opaque where `isOpaque`.
    init(isOpaque: Bool, grid: Int = 1) {
        self.isOpaque = isOpaque
        self.grid = grid
    }

    /// The piece of the next frame, a key frame for the first; of one that changes nothing, a pixel that stays as it is.
    mutating func piece(of image: CGImage) -> Piece {
        guard let area = changedArea(of: image), area.count < image.width * image.height else { return key(image) }
        former = image
        return Piece(image: image.part(area, isOpaque: isOpaque), area: area, isKey: false)
    }

    /// The next frame as a key frame.
    mutating func key(_ image: CGImage) -> Piece {
        former = image
        let area = PictureArea(x: 0, y: 0, width: image.width, height: image.height)
        return Piece(image: image.part(area, isOpaque: isOpaque), area: area, isKey: true)
    }

    /// Passes over a frame.
    mutating func follow(_ image: CGImage) { former = image }

    /// The area that differs from the frame before, grown to the grid; nil for the first frame.
    private func changedArea(of image: CGImage) -> PictureArea? {
        guard let former else { return nil }
        var area = image.changedArea(since: former) ?? PictureArea(x: 0, y: 0, width: 1, height: 1)
        area.width += area.x % grid
        area.height += area.y % grid
        area.x -= area.x % grid
        area.y -= area.y % grid
        return area
    }
}
