/// An element of a section that is in sight, whose appearance may be changed while it scrolls.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity, 0 to 1.
    var alpha: CGFloat { get set }
    /// The order where elements overlap, the highest on top.
    var zIndex: Int { get set }
    /// Whether the element is hidden.
    var isHidden: Bool { get set }
    /// The middle, in the section's coordinates.
    var center: CGPoint { get set }
    /// The transform about the centre.
    var transform: CGAffineTransform { get set }
    /// The transform about the centre, in three dimensions.
    var transform3D: CATransform3D { get set }
    /// The kind of a supplementary view; empty for a cell.
    var name: String { get }
    /// The index path.
    var indexPath: IndexPath { get }
    /// The frame without the transform, in the section's coordinates.
    var frame: CGRect { get }
    /// The rectangle from zero to the size.
    var bounds: CGRect { get }
    /// The category.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of an element that is no cell; nil for cells.
    var representedElementKind: String? { get }
}
