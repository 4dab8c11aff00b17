/// A section of a compositional layout: its group, repeated until there are no more items, and what stands around.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    private let group: NSCollectionLayoutGroup
    /// The look of the rows, in a section that is a list; nil in others.
    final var list: ListSection?

    /// A section of that group.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// The distances from the edges of the section to its groups, in points; zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between two groups, in points; 0 by default.
    open var interGroupSpacing: CGFloat = 0
    /// The edges from which the insets are counted; those of the layout's configuration by default.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The edges from which those of headers and footers are counted; `contentInsetsReference` by default.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers have the insets of the groups; true by default.
    open var supplementariesFollowContentInsets = true
    /// Headers, footers and the like.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// The way in which the section scrolls across the direction of the layout; not at all by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Further properties of a section that scrolls across.
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Called while the section scrolls; may change the appearance of what is in sight. Nil by default.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// The section as a value, for a room of `size`.
    func plan(
        size: CGSize, _ references: ContentInsetsReferences, _ reference: UIContentInsetsReference,
        _ traits: UITraitCollection
    ) -> SectionPlan {
        let own = contentInsetsReference == .automatic ? reference : contentInsetsReference
        let insets = contentInsets + references[own]
        let boundaryReference =
            supplementaryContentInsetsReference == .automatic ? own : supplementaryContentInsetsReference
        let environment = LayoutEnvironment(
            container: LayoutContainer(contentSize: size, contentInsets: insets), traitCollection: traits)
        return SectionPlan(
            group: group.plan(environment), insets: insets, groupSpacing: interGroupSpacing,
            boundary: boundarySupplementaryItems.map(\.boundary),
            boundaryInsets: supplementariesFollowContentInsets
                ? contentInsets + references[boundaryReference] : .zero,
            decorations: decorationItems.map(\.decoration), isOrthogonal: orthogonalScrollingBehavior != .none,
            isCentred: orthogonalScrollingBehavior == .groupPagingCentered)
    }

    /// A section of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = NSCollectionLayoutSection(group: group)
        result.list = list
        result.contentInsets = contentInsets
        result.interGroupSpacing = interGroupSpacing
        result.contentInsetsReference = contentInsetsReference
        result.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        result.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        result.boundarySupplementaryItems = boundarySupplementaryItems
        result.decorationItems = decorationItems
        result.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        result.orthogonalScrollingProperties = orthogonalScrollingProperties
        result.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        return result
    }
}

extension NSCollectionLayoutSection: @preconcurrency NSCopying {}
