import Testing

@testable import ViewKit

/// Headers while sections come, go and change.
@MainActor @Suite struct CollectionSectionsTests {
    private let kind = UICollectionView.elementKindSectionHeader

    private func rig() -> CollectionRig {
        let rig = CollectionRig([["a"], ["b"], ["c"]]) { $0.headerReferenceSize = CGSize(width: 0, height: 30) }
        rig.titles = ["A", "B", "C"]
        rig.host.run { rig.collection.reloadData() }
        rig.step()
        return rig
    }

    private func header(_ rig: CollectionRig, _ section: Int) -> CollectionRig.Header? {
        let path = IndexPath(item: 0, section: section)
        return rig.collection.supplementaryView(forElementKind: kind, at: path) as? CollectionRig.Header
    }

    private func titles(_ rig: CollectionRig) -> [String?] {
        (0..<rig.sections.count).map { header(rig, $0)?.title }
    }

    private func headerCount(_ rig: CollectionRig) -> Int {
        rig.collection.subviews.count { $0 is CollectionRig.Header }
    }

    @Test func headersStayWithTheirSections() throws {
        let rig = rig()
        let b = try #require(header(rig, 1))
        rig.host.run {
            rig.sections = [["b"], ["c"]]
            rig.titles = ["B", "C"]
            rig.collection.deleteSections([0])
        }
        #expect(titles(rig) == ["B", "C"] && header(rig, 0) === b && b.frame.minY == 0)
        rig.step(0.15)
        let y = try #require(b.layer.presentation()?.frame.minY)
        #expect(y > 10 && y < 70, "on its way from 80, with the items below")
        rig.step(0.5)
        #expect(headerCount(rig) == 2)
        rig.host.run {
            rig.sections = [["n"], ["b"], ["c"]]
            rig.titles = ["N", "B", "C"]
            rig.collection.insertSections([0])
        }
        #expect(titles(rig) == ["N", "B", "C"] && header(rig, 1) === b)
        rig.step()
        #expect(header(rig, 0)?.layer.presentation()?.opacity ?? 1 < 0.2, "appears")
        rig.step(0.6)
        #expect(header(rig, 0)?.alpha == 1 && headerCount(rig) == 3)
    }

    @Test func headersThatTheNewLayoutHasNotFade() throws {
        let rig = rig()
        let first = try #require(header(rig, 0))
        let layout = rig.host.run { UICollectionViewFlowLayout() }
        rig.host.run { rig.collection.setCollectionViewLayout(layout, animated: true) }
        rig.step(0.15)
        let alpha = try #require(first.layer.presentation()?.opacity)
        #expect(alpha > 0.1 && alpha < 0.9)
        rig.step(0.5)
        #expect(headerCount(rig) == 0)
    }

    /// The code that opens and closes a section.
    @Test func aSectionMadeAnewMayHaveAnotherNumberOfItems() {
        let rig = rig()
        var isOver = false
        rig.host.run {
            rig.collection.selectItem(at: IndexPath(item: 0, section: 2), animated: false, scrollPosition: [])
            rig.sections = [["a"], ["x", "y", "z"], ["c"]]
            rig.titles = ["A", "X", "C"]
            rig.collection.performBatchUpdates {
                rig.collection.reloadSections([1])
            } completion: {
                isOver = $0
            }
        }
        #expect(rig.collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 2)])
        rig.step(0.6)
        #expect(isOver && rig.texts == ["a", "x", "y", "z", "c"] && titles(rig) == ["A", "X", "C"])
    }
}
