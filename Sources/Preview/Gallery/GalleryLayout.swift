import Foundation

/// The layout of the gallery's thumbnails, in points from the top left corner of the scroll view's content.
struct GalleryLayout: Equatable {
    /// The screens of the transitions: a phone's, whatever the window.
    static let screen = CGSize(width: 390, height: 844)
    /// Window points per point of an opened screen: 1, or less where the window has no room for that.
    let openScale: CGFloat
    /// The number of thumbnails in a row, for rows as even as possible.
    let columns: Int
    /// Thumbnail points per point of a screen.
    let scale: CGFloat
    /// The left edge of the thumbnails and the heading.
    let left: CGFloat
    /// The top of the heading.
    let top: CGFloat
    let contentHeight: CGFloat
    private let count: Int

    /// From the window's edges to an opened screen.
    private static let openMargin: CGFloat = 26
    private static let gap: CGFloat = 36
    private static let rowGap: CGFloat = 30
    private static let smallestWidth: CGFloat = 180
    private static let largestWidth: CGFloat = 250
    /// The heading with what is below it.
    private static let headerHeight: CGFloat = 112
    private static let bottom: CGFloat = 36
    /// Title and summary below a thumbnail.
    static let captionHeight: CGFloat = 104

    /// Lays out `count` thumbnails, at least one, in a window of `size`.
    init(count: Int, size: CGSize) {
        self.count = max(1, count)
        let open = CGSize(width: size.width - 2 * Self.openMargin, height: size.height - 2 * Self.openMargin)
        openScale = max(0.01, min(1, open.width / Self.screen.width, open.height / Self.screen.height))
        let room = max(1, size.width - 2 * (size.width < 600 ? 20 : 48))
        let fitting = max(1, Int((room + Self.gap) / (Self.smallestWidth + Self.gap)))
        let rows = (self.count + fitting - 1) / fitting
        columns = (self.count + rows - 1) / rows
        let gaps = CGFloat(columns - 1) * Self.gap
        let width = min(Self.largestWidth, (room - gaps) / CGFloat(columns))
        scale = width / Self.screen.width
        left = ((size.width - CGFloat(columns) * width - gaps) / 2).rounded()
        let row = Self.screen.height * scale + Self.captionHeight
        let height = Self.headerHeight + CGFloat(rows) * (row + Self.rowGap) - Self.rowGap + Self.bottom
        // What fits stands a little above the middle.
        top = max(30, ((size.height - height) * 0.42).rounded())
        contentHeight = top + height
    }

    /// The thumbnail at `index` with its caption.
    func cell(_ index: Int) -> CGRect {
        let size = CGSize(width: Self.screen.width * scale, height: Self.screen.height * scale + Self.captionHeight)
        let row = CGFloat(index / columns)
        let column = CGFloat(index % columns)
        return CGRect(
            x: left + column * (size.width + Self.gap),
            y: top + Self.headerHeight + row * (size.height + Self.rowGap), width: size.width, height: size.height)
    }

    /// The thumbnail at `index` alone.
    func thumbnail(_ index: Int) -> CGRect {
        var frame = cell(index)
        frame.size.height -= Self.captionHeight
        return frame
    }
}
