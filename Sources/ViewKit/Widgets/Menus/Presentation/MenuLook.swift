/// The lengths and colours of menus, those of iOS 18 as far as they are known; the others are choices.
enum MenuLook {
    /// The width of a menu, and that with text of an accessibility size, in points.
    static let width: CGFloat = 250
    static let wideWidth: CGFloat = 320
    /// The least height of a row, and the height of a thick line between groups, in points.
    static let rowHeight: CGFloat = 44
    static let groupGap: CGFloat = 8
    /// The distance of text and images from the sides, and the width of the column of marks, in points.
    static let margin: CGFloat = 16
    static let markColumn: CGFloat = 20
    /// The width that an image may take, in points.
    static let imageSide: CGFloat = 22
    /// The radius of the corners, in points.
    static let radius: CGFloat = 13
    /// The distance of a menu from its source, from a preview, and from the edges of the screen, in points.
    static let gap: CGFloat = 8
    static let edge: CGFloat = 8
    /// The least height of a menu that scrolls, in points.
    static let leastHeight: CGFloat = 2.5 * rowHeight

    /// The width of a menu in an area of `width` points with text of `traits`.
    @MainActor static func width(in width: CGFloat, for traits: UITraitCollection) -> CGFloat {
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        return max(0, min(size > 23 ? wideWidth : self.width, width))
    }
}
