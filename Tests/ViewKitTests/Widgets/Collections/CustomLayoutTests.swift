import Testing

@testable import ViewKit

@MainActor @Suite struct CustomLayoutTests {
    /// Items on a diagonal; they shrink towards the edges of what is seen.
    private final class Diagonal: UICollectionViewLayout {
        var preparations = 0
        private var count = 0

        override func prepare() {
            preparations += 1
            count = collectionView?.numberOfItems(inSection: 0) ?? 0
        }

        override var collectionViewContentSize: CGSize { CGSize(width: 200, height: Double(count) * 40) }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: indexPath.item * 10 % 160, y: indexPath.item * 40, width: 40, height: 40)
            attributes.zIndex = indexPath.item
            let middle = collectionView.map { $0.contentOffset.y + 200 } ?? 0
            let scale = max(0.5, 1 - abs(attributes.center.y - middle) / 400)
            attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.intersects(rect) }
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 40).rounded() * 40) }
    }

    @Test func aLayoutOfOnesOwnFollowsTheBounds() throws {
        let rig = CollectionRig(items: 100)
        let layout = rig.host.run { Diagonal() }
        rig.host.run { rig.collection.setCollectionViewLayout(layout, animated: false) }
        rig.step()
        #expect(rig.collection.contentSize.height == 4000 && rig.collection.views.count == 10)
        let cell = try #require(rig.collection.cellForItem(at: IndexPath(item: 2, section: 0)))
        let before = cell.transform.a
        #expect(abs(before - 0.75) < 1e-9 && cell.layer.zPosition == 2)
        rig.collection.contentOffset.y = 40
        rig.step()
        #expect(abs(cell.transform.a - 0.65) < 1e-9)
        #expect(layout.preparations >= 2)
    }

    @Test func theLayoutSaysWhereContentRests() {
        let rig = CollectionRig(items: 100)
        let layout = rig.host.run { Diagonal() }
        rig.host.run { rig.collection.setCollectionViewLayout(layout, animated: false) }
        rig.step()
        for (phase, y) in [(TouchSample.Phase.began, 300.0), (.moved, 250), (.moved, 200), (.ended, 200)] {
            rig.host.window.handle([TouchSample(phase: phase, location: SIMD2(100, y), timestamp: rig.time)])
            rig.step()
        }
        rig.step(5)
        let rest = rig.collection.contentOffset.y
        #expect(rest > 0 && rest.truncatingRemainder(dividingBy: 40) == 0)
    }

    @Test func arrangementsChangeAnimated() throws {
        let rig = CollectionRig(items: 6)
        let cell = try #require(rig.collection.cellForItem(at: IndexPath(item: 1, section: 0)))
        let layout = rig.host.run { Diagonal() }
        var isOver = false
        rig.host.run { rig.collection.setCollectionViewLayout(layout, animated: true) { isOver = $0 } }
        #expect(cell.center == CGPoint(x: 30, y: 60))
        rig.step(0.15)
        let x = try #require(cell.layer.presentation()?.position.x)
        #expect(x > 35 && x < 95, "on its way from 100 to 30")
        rig.step(0.5)
        #expect(isOver && rig.collection.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    }
}
