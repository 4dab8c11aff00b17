import Foundation
import Transitions

/// The layout of the gallery's thumbnails, in points from the top left corner of the scroll view's content.
struct GalleryLayout: Equatable {
    /// The number of thumbnails in a row, for rows as even as possible.
    let columns: Int
    /// Thumbnail points per point of a phone's screen.
    private let scale: CGFloat
    /// The window without its margins, which an opened screen fills at most.
    private let openRoom: CGSize
    /// The left edge of the thumbnails and the heading.
    let left: CGFloat
    /// The top of the heading.
    let top: CGFloat
    let contentHeight: CGFloat
    private let count: Int

    /// From the window's edges to an opened screen.
    private static let openMargin: CGFloat = 26
    private static let gap: CGFloat = 36
    private static let phone = BuiltInTransition.phoneSize
    private static let rowGap: CGFloat = 30
    private static let smallestWidth: CGFloat = 180
    private static let largestWidth: CGFloat = 250
    /// The heading with what is below it.
    private static let headerHeight: CGFloat = 112
    private static let bottom: CGFloat = 36
    /// The height of title and summary below a thumbnail, which has room for one more line where that is narrow.
    let captionHeight: CGFloat

    /// Lays out `count` thumbnails, at least one, in a window of `size`.
    init(count: Int, size: CGSize) {
        self.count = max(1, count)
        openRoom = CGSize(width: size.width - 2 * Self.openMargin, height: size.height - 2 * Self.openMargin)
        let room = max(1, size.width - 2 * (size.width < 600 ? 20 : 48))
        let fitting = max(1, Int((room + Self.gap) / (Self.smallestWidth + Self.gap)))
        let rows = (self.count + fitting - 1) / fitting
        columns = (self.count + rows - 1) / rows
        let gaps = CGFloat(columns - 1) * Self.gap
        let width = min(Self.largestWidth, (room - gaps) / CGFloat(columns))
        scale = width / Self.phone.width
        captionHeight = width < 200 ? 122 : 104
        left = ((size.width - CGFloat(columns) * width - gaps) / 2).rounded()
        let row = Self.phone.height * scale + captionHeight
        let height = Self.headerHeight + CGFloat(rows) * (row + Self.rowGap) - Self.rowGap + Self.bottom
        // What fits stands a little above the middle.
        top = max(30, ((size.height - height) * 0.42).rounded())
        contentHeight = top + height
    }

    /// Window points per point of an opened screen of the size `screen`: 1, or less where the window has no room for that.
    func openScale(of screen: CGSize) -> CGFloat {
        max(0.01, min(1, openRoom.width / screen.width, openRoom.height / screen.height))
    }

    /// Thumbnail points per point of a screen of the size `screen`: as for a phone's, or less where it would be larger than
    /// that.
    func scale(of screen: CGSize) -> CGFloat {
        scale * min(1, Self.phone.width / screen.width, Self.phone.height / screen.height)
    }

    /// The thumbnail at `index` with its caption.
    func cell(_ index: Int) -> CGRect {
        let size = CGSize(width: Self.phone.width * scale, height: Self.phone.height * scale + captionHeight)
        let row = CGFloat(index / columns)
        let column = CGFloat(index % columns)
        return CGRect(
            x: left + column * (size.width + Self.gap),
            y: top + Self.headerHeight + row * (size.height + Self.rowGap), width: size.width, height: size.height)
    }

    /// The thumbnail at `index` alone, of a screen of the size `screen`: in the middle of the place for a phone's.
    func thumbnail(_ index: Int, of screen: CGSize) -> CGRect {
        let cell = cell(index)
        let scale = scale(of: screen)
        return CGRect(
            x: cell.midX - screen.width * scale / 2,
            y: (cell.minY + cell.maxY - captionHeight - screen.height * scale) / 2,
            width: screen.width * scale, height: screen.height * scale)
    }
}
