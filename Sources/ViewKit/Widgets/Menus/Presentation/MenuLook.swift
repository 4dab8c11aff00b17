/// The lengths and colours of menus, as measured on iOS 26.1; where that is said, choices.
enum MenuLook {
    /// The width of a menu and, a choice, that with text of an accessibility size, in points.
    static let width: CGFloat = 250
    static let wideWidth: CGFloat = 320
    /// The least heights of a row and of a title above rows, and the height of the gap between groups, in points.
    static let rowHeight: CGFloat = 42
    static let headerHeight: CGFloat = 121 / 3
    static let groupGap: CGFloat = 21
    /// The distance of titles from the side where reading begins, and what marks and images in front of them add to it, in
    /// points.
    static let margin: CGFloat = 28
    static let markColumn: CGFloat = 12
    static let imageColumn: CGFloat = 32
    /// The distance of marks from that side, that of texts from the other one, and the width that an image may take, in points;
    /// choices.
    static let markMargin: CGFloat = 20
    static let trailing: CGFloat = 20
    static let imageSide: CGFloat = 22
    /// The radius of the corners, in points; fitted.
    static let radius: CGFloat = 32.6
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
