/// The look and the behaviour of a list: rows below each other, as in a table.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The look of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain
        /// Rows from edge to edge, in groups apart from each other.
        case grouped
        /// Groups with round corners, away from the edges.
        case insetGrouped
        /// Rows of a sidebar, on a grey ground.
        case sidebar
        /// Rows of a sidebar.
        case sidebarPlain
    }

    /// The header of a section.
    public enum HeaderMode: Int, Sendable {
        /// None.
        case none
        /// A supplementary view of the kind of headers.
        case supplementary
        /// The cell of the section's first item.
        case firstItemInSection
    }

    /// The footer of a section.
    public enum FooterMode: Int, Sendable {
        /// None.
        case none
        /// A supplementary view of the kind of footers.
        case supplementary
    }

    /// Returns the lines of a row, given those that it would have.
    public typealias ItemSeparatorHandler =
        @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    /// Returns the actions behind a row; nil for none.
    public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?

    /// The look.
    public let appearance: Appearance
    /// Whether there are lines between rows; true by default, but for sidebars.
    public var showsSeparators: Bool
    /// The lines between rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Called for each row that comes into sight, to change its lines; nil by default.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The colour behind the rows; nil, the default, for that of the appearance.
    public var backgroundColor: UIColor?
    /// Returns the actions at the edge where reading begins; nil by default.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns the actions at the edge where reading ends; nil by default.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The header of each section; none by default.
    public var headerMode = HeaderMode.none
    /// The footer of each section; none by default.
    public var footerMode = FooterMode.none
    /// The space above a header, in points; nil, the default, for that of the appearance.
    public var headerTopPadding: CGFloat?

    /// A list of that look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}
