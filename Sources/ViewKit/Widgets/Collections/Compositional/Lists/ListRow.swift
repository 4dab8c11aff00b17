/// The lines and corners of one row of a list.
struct ListRow {
    /// The radius of the corners of a group, in points.
    static let cornerRadius: CGFloat = 10
    /// The distance from the row's edge to its lines without a text, in points.
    static let separatorInset: CGFloat = 16

    /// A line above or below a row.
    struct Separator: Equatable {
        /// The distance from the row's leading edge, in points; nil for where the row's text begins.
        var leading: CGFloat?
        var trailing: CGFloat
    }

    /// The corners that are round.
    var corners: CACornerMask = []
    /// The line above the row; nil for none.
    var top: Separator?
    /// The line below the row; nil for none.
    var bottom: Separator?
    var color: UIColor

    /// Whether both look the same.
    func isSame(as other: ListRow?) -> Bool {
        guard let other else { return false }
        return corners == other.corners && top == other.top && bottom == other.bottom && color === other.color
    }
}

/// A section that is a list.
struct ListSection {
    let configuration: UICollectionLayoutListConfiguration

    /// Whether rows have actions.
    @MainActor var hasSwipes: Bool {
        configuration.leadingSwipeActionsConfigurationProvider != nil
            || configuration.trailingSwipeActionsConfigurationProvider != nil
    }

    /// The look of the cells.
    @MainActor var look: ListLook {
        switch configuration.appearance {
        case .plain, .sidebarPlain: .plain
        case .grouped, .insetGrouped: .grouped
        case .sidebar: .sidebar
        }
    }

    /// The look of the row `item` of `count`.
    @MainActor func row(_ item: Int, of count: Int, at path: IndexPath) -> ListRow {
        let hasHeader = configuration.headerMode == .firstItemInSection
        let first = hasHeader ? 1 : 0
        var corners: CACornerMask = []
        if configuration.appearance == .insetGrouped {
            if item == first { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if item == count - 1, item >= first { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        var lines = configuration.separatorConfiguration
        if !configuration.showsSeparators {
            lines.topSeparatorVisibility = .hidden
            lines.bottomSeparatorVisibility = .hidden
        }
        if let handler = configuration.itemSeparatorHandler { lines = handler(path, lines) }
        let isLast = item == count - 1
        let hasLineBelow = item >= first && (!isLast || configuration.appearance == .plain)
        return ListRow(
            corners: corners, top: separator(lines.topSeparatorVisibility, lines.topSeparatorInsets, automatic: false),
            bottom: separator(lines.bottomSeparatorVisibility, lines.bottomSeparatorInsets, automatic: hasLineBelow),
            color: lines.color)
    }

    private func separator(
        _ visibility: UIListSeparatorConfiguration.Visibility, _ insets: NSDirectionalEdgeInsets, automatic: Bool
    ) -> ListRow.Separator? {
        guard visibility == .visible || visibility == .automatic && automatic else { return nil }
        let isAutomatic = insets.leading == UIListSeparatorConfiguration.automaticInsets.leading
        let isEndAutomatic = insets.trailing == UIListSeparatorConfiguration.automaticInsets.trailing
        return ListRow.Separator(
            leading: isAutomatic ? nil : insets.leading,
            trailing: isEndAutomatic ? 0 : insets.trailing)
    }
}
