import Testing

@testable import ViewKit

@MainActor @Suite struct LayoutAttributesTests {
    /// Attributes with a value of their own.
    private final class Turning: UICollectionViewLayoutAttributes {
        var angle: CGFloat = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Turning)?.angle = angle
            return copy
        }
    }

    /// A layout that keeps its attributes, and has items appear out of nothing.
    private final class Column: UICollectionViewLayout {
        private var kept: [UICollectionViewLayoutAttributes] = []

        override func prepare() {
            kept = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map {
                let item = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
                item.frame = CGRect(x: 0, y: 40 * $0, width: 40, height: 40)
                return item
            }
        }

        override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 40 * kept.count) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            kept.filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            kept.indices.contains(indexPath.item) ? kept[indexPath.item] : nil
        }

        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let start = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
            start?.alpha = 0
            return start
        }
    }

    @Test func aCopyIsAnotherObject() throws {
        let item = Turning(forCellWith: IndexPath(item: 1, section: 2))
        item.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        item.alpha = 0.5
        item.angle = 7
        let copy = try #require(item.copy() as? Turning)
        #expect(copy !== item && copy.isEqual(item) && copy.hash == item.hash && copy.angle == 7)
        copy.alpha = 1
        #expect(item.alpha == 0.5 && !copy.isEqual(item))
        let header = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: 0))
        #expect((header.copy() as? UICollectionViewLayoutAttributes)?.representedElementKind == "header")
        #expect(header.moved(to: IndexPath(item: 0, section: 1)) !== header)
    }

    @Test func whatAppearsOfACopyComesToItsPlace() {
        let rig = CollectionRig(items: 2)
        let layout = rig.host.run { Column() }
        rig.host.run { rig.collection.setCollectionViewLayout(layout, animated: false) }
        rig.step()
        rig.host.run {
            rig.sections = [["0", "new", "1"]]
            rig.collection.insertItems(at: [IndexPath(item: 1, section: 0)])
        }
        rig.step(0.6)
        #expect(rig.collection.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1)
    }
}
