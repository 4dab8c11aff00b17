/// Sections that are lists.
extension NSCollectionLayoutSection {
    /// The estimated heights of rows and of headers and footers, in points.
    private static let rowEstimate: CGFloat = 44
    private static let headerEstimate: CGFloat = 28
    private static let groupedHeaderEstimate: CGFloat = 38
    /// The distance from the edges of the list to its groups, in points.
    private static let sideInset: CGFloat = 16
    /// The distance from a group to the edge of its section, in points.
    private static let groupInset: CGFloat = 18

    /// A section of rows below each other.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowEstimate))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.list = ListSection(configuration: configuration)
        section.contentInsets = insets(configuration)
        if configuration.headerMode == .supplementary {
            let header = edge(configuration, UICollectionView.elementKindSectionHeader, .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            header.topPadding = max(0, configuration.headerTopPadding ?? 0)
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                edge(configuration, UICollectionView.elementKindSectionFooter, .bottom))
        }
        return section
    }

    private static func insets(_ configuration: UICollectionLayoutListConfiguration) -> NSDirectionalEdgeInsets {
        var insets = NSDirectionalEdgeInsets.zero
        switch configuration.appearance {
        case .plain, .sidebarPlain: return insets
        case .insetGrouped, .sidebar:
            insets.leading = sideInset
            insets.trailing = sideInset
        case .grouped: break
        }
        insets.top = configuration.headerMode == .none ? groupInset : 0
        if configuration.headerMode == .firstItemInSection { insets.top = max(0, configuration.headerTopPadding ?? 0) }
        insets.bottom = configuration.footerMode == .none ? groupInset : 0
        return insets
    }

    private static func edge(
        _ configuration: UICollectionLayoutListConfiguration, _ kind: String, _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let isPlain = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
        let height = isPlain ? headerEstimate : groupedHeaderEstimate
        return NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
            elementKind: kind, alignment: alignment)
    }
}

extension UICollectionLayoutListConfiguration {
    /// The colour behind the rows.
    var ground: UIColor {
        if let backgroundColor { return backgroundColor }
        switch appearance {
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
        }
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout whose sections are all lists.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}
