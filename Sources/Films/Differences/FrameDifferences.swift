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

    /// Frames from one key frame to the next at most; nil for a single one at the start.
    private let keyInterval: Int?
    /// The grid that places lie on, in pixels.
    private let grid: Int
    private let isOpaque: Bool
    private var former: CGImage?
    private var sinceKey = 0

    /// The differences of frames that are opaque where `isOpaque`.
    init(isOpaque: Bool, keyInterval: Int? = nil, grid: Int = 1) {
        self.isOpaque = isOpaque
        self.keyInterval = keyInterval
        self.grid = grid
    }

    /// The piece of the next frame; of one that changes nothing, a pixel that stays as it is.
    mutating func piece(of image: CGImage) -> Piece {
        let whole = PictureArea(x: 0, y: 0, width: image.width, height: image.height)
        sinceKey += 1
        let isDue = keyInterval.map { sinceKey >= $0 } ?? false
        let area = isDue ? whole : changedArea(of: image) ?? whole
        former = image
        let isKey = area == whole
        if isKey { sinceKey = 0 }
        return Piece(image: image.part(area, isOpaque: isOpaque), area: area, isKey: isKey)
    }

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
