/// Settings for all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the layout scrolls; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between two sections, in points; 0 by default.
    open var interSectionSpacing: CGFloat = 0
    /// The header, the footer and the like of all sections.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The edges from which the insets of sections are counted that choose none; those of the safe area by default.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// A configuration of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = UICollectionViewCompositionalLayoutConfiguration()
        result.scrollDirection = scrollDirection
        result.interSectionSpacing = interSectionSpacing
        result.boundarySupplementaryItems = boundarySupplementaryItems
        result.contentInsetsReference = contentInsetsReference
        return result
    }
}

extension UICollectionViewCompositionalLayoutConfiguration: @preconcurrency NSCopying {}
