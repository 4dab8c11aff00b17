/// A background as one value: its shape, its colour, what it holds, and the line round it.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// The background whose colour is meant where none is set.
    enum Style: Sendable {
        case none
        case plainCell
        case groupedCell
        case sidebarCell
        case plainHeader
        case clear
    }

    /// The radius of the corners, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The insets of the background from its view's edges, in points; zero by default, negative to extend beyond them.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges whose insets begin at the view's margins; none by default.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The colour; nil, the default, for that of the style.
    public var backgroundColor: UIColor?
    /// Makes another colour of the background's; nil, the default, for none.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The effect on what lies below, in place of the colour; nil by default.
    public var visualEffect: UIVisualEffect?
    /// The picture over the colour; nil by default.
    public var image: UIImage?
    /// The way in which the picture fits into the background; `.scaleToFill` by default.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The view over the colour, as large as the background; nil by default.
    public var customView: UIView?
    /// The colour of the line; nil, the default, for the tint colour.
    public var strokeColor: UIColor?
    /// Makes another colour of the line's; nil, the default, for none.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line at the inner side of the edge, in points; 0, the default, for none.
    public var strokeWidth: CGFloat = 0
    /// The distance from the edge outwards to the line, in points; 0 by default.
    public var strokeOutset: CGFloat = 0

    private var style = Style.none
    /// Whether the view is selected or a finger is on it.
    private var isSelected = false

    init(cornerRadius: CGFloat = 0) { self.cornerRadius = cornerRadius }

    private init(_ style: Style, cornerRadius: CGFloat = 0) {
        self.style = style
        self.cornerRadius = cornerRadius
    }

    /// A transparent background.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration(.clear)
        background.backgroundColor = .clear
        return background
    }

    /// The background of a cell in a list, of the look of the list where it is set by the cell.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    /// The background of a header in a list.
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    /// The background of a footer in a list.
    public static func listFooter() -> UIBackgroundConfiguration { clear() }
    /// The background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    /// The background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }
    /// The background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
    /// The background of a header or footer in a grouped list: none.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// The background of a header in a sidebar: none.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
    /// The background of a cell in a sidebar, seen while the cell is selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.sidebarCell, cornerRadius: 10)
    }
    /// The background of a cell beside a sidebar, seen while the cell is selected.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

    /// The background as it looks in `state`: one without a colour of its own has another while it is selected.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var background = self
        background.isSelected = state.showsSelection
        return background
    }

    /// The colour in a view of that tint colour: the background's own, that of its style, or the tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? styleColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the line in a view of that tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    private var styleColor: UIColor? {
        switch style {
        case .none: nil
        case .plainCell: isSelected ? .systemGray4 : .systemBackground
        case .groupedCell: isSelected ? .systemGray4 : .secondarySystemGroupedBackground
        case .sidebarCell: isSelected ? .systemFill : .clear
        case .plainHeader: .systemGray6
        case .clear: .clear
        }
    }
}
