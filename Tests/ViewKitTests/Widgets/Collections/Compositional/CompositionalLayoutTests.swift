import Recorder
import Testing

@testable import ViewKit

@MainActor @Suite struct CompositionalLayoutTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test func defaultsAreApples() {
        TestHost().run {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .estimated(20))
            let item = NSCollectionLayoutItem(layoutSize: size)
            #expect(item.contentInsets == .zero && item.edgeSpacing == nil && item.supplementaryItems.isEmpty)
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
            #expect(group.interItemSpacing == nil && group.subitems == [item])
            let section = NSCollectionLayoutSection(group: group)
            #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
            #expect(section.supplementariesFollowContentInsets && section.boundarySupplementaryItems.isEmpty)
            #expect(section.orthogonalScrollingBehavior == .none && section.contentInsetsReference == .automatic)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: "header", alignment: .topTrailing)
            #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.alignment == .topTrailing)
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
            #expect(configuration.contentInsetsReference == .safeArea)
            #expect(size.heightDimension.isEstimated && size.widthDimension.isAbsolute)
        }
    }

    @Test func onlyWhatIsInSightHasCells() {
        let rig = CompositionalRig.list([10_000])
        rig.show()
        #expect(rig.collection.views.count == 12 && rig.collection.contentSize.height == 500_000)
        for offset in stride(from: 0.0, through: 4000, by: 35) {
            rig.collection.contentOffset.y = offset
            rig.step()
            #expect(rig.collection.views.count <= 13)
        }
    }

    @Test func cellsAreMeasuredOnceAndSettle() {
        let rig = CompositionalRig.list([100])
        rig.height = { 30 + CGFloat($0.item % 3) * 20 }
        rig.show()
        #expect([0, 1, 2, 3].map { rig.frame($0) } == ["0 0 390 30", "0 30 390 50", "0 80 390 70", "0 150 390 30"])
        let measures = rig.measures
        #expect(measures < 20)
        rig.step(0.2)
        #expect(rig.measures == measures)
        rig.host.run { rig.layout.invalidateLayout() }
        rig.step()
        #expect(rig.measures == measures && rig.frame(3) == "0 150 390 30", "known sizes hold")
    }

    @Test func aSizeThatNeverSettlesIsAskedForOnce() {
        let rig = CompositionalRig.list([30])
        var height: CGFloat = 20
        rig.height = { _ in
            height += 1
            return height
        }
        rig.show()
        rig.step(0.5)
        #expect(rig.measures <= 30)
    }

    @Test func whatIsSeenStaysWhereCellsAboveBecomeHigher() {
        let rig = CompositionalRig.list([100])
        rig.height = { $0.item < 40 ? 90 : 50 }
        rig.show()
        rig.host.run { rig.collection.scrollToItem(at: path(50), at: .top, animated: false) }
        rig.step()
        for _ in 0..<40 {
            let cells = rig.collection.indexPathsForVisibleItems.sorted()
            let before = cells.dropFirst().first.flatMap { rig.collection.cellForItem(at: $0) }
            let old = before.map { $0.convert(CGPoint.zero, to: nil).y } ?? 0
            rig.collection.contentOffset.y -= 20
            rig.step()
            let new = before.map { $0.convert(CGPoint.zero, to: nil).y } ?? 0
            #expect(abs(new - old - 20) < 0.6, "row \(cells.dropFirst().first?.item ?? -1)")
        }
    }

    @Test func pinnedHeadersStayInSight() {
        let rig = CompositionalRig.list([20, 20], header: 40)
        rig.show()
        let header = { (section: Int) in
            rig.collection.supplementaryView(forElementKind: "header", at: path(0, section)).map {
                $0.convert($0.bounds, to: nil).text
            }
        }
        #expect(header(0) == "0 0 390 40" && header(1) == nil)
        rig.collection.contentOffset.y = 500
        rig.step()
        #expect(header(0) == "0 0 390 40" && header(1) == "0 540 390 40")
        rig.collection.contentOffset.y = 1020
        rig.step()
        #expect(header(0) == "0 -20 390 40" && header(1) == "0 20 390 40", "the next one pushes it away")
    }

    @Test func whatChangesKeepsMeasuredSizes() {
        let rig = CompositionalRig.list([5])
        rig.height = { 20 + CGFloat($0.item) * 10 }
        rig.show()
        #expect(rig.frame(4) == "0 140 390 60")
        rig.counts = [4]
        rig.host.run { rig.collection.deleteItems(at: [path(1)]) }
        rig.step(0.5)
        #expect(rig.frame(3) == "0 110 390 60" && rig.seen(3) == "0 110 390 60")
    }

    @Test func backgroundsComeFromTheLayout() {
        final class Back: UICollectionReusableView {}
        let rig = CompositionalRig.rows([0, 3], .none)
        let layout = rig.host.run {
            let layout = UICollectionViewCompositionalLayout { _, _ in
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
                let section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
                background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
                section.decorationItems = [background]
                return section
            }
            layout.register(Back.self, forDecorationViewOfKind: "back")
            rig.collection.collectionViewLayout = layout
            return layout
        }
        rig.show()
        let back = rig.collection.subviews.first { $0 is Back && $0.frame.height > 0 }
        #expect(back?.frame.text == "2 1 384 86" && back?.layer.zPosition == -1)
        let path = path(0, 1)
        #expect(layout.layoutAttributesForDecorationView(ofKind: "back", at: path)?.frame == back?.frame)
    }

    @Test func handlersChangeWhatIsInSight() {
        var calls: [(count: Int, offset: CGPoint)] = []
        let rig = CompositionalRig.rows([10], .continuous) { section in
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                calls.append((items.count, offset))
                for item in items {
                    item.alpha =
                        abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2) < 100 ? 1 : 0.5
                }
            }
        }
        rig.show()
        #expect(calls.last?.count == 4 && calls.last?.offset == .zero)
        #expect([0, 1, 2, 3].map { rig.collection.cellForItem(at: path($0))?.alpha } == [0.5, 1, 1, 0.5])
        rig.host.run { rig.collection.scrollToItem(at: path(5), at: .left, animated: false) }
        rig.step()
        #expect(calls.last?.offset.x == 550)
    }

    @Test func aMissingSectionIsAFault() {
        let rig = CompositionalRig([2]) { UICollectionViewCompositionalLayout { _, _ in nil } }
        var reports: [String] = []
        rig.host.layers.faults.onReport = { reports.append($0) }
        rig.show()
        #expect(reports.contains { $0.contains("the section provider returned nil for section 0") })
    }

    #if !DEBUG
    @Test(.enabled(if: AllocationCounter.isAvailable)) func scrollingWithoutNewCellsAllocatesNothing() throws {
        let rig = CompositionalRig.list([10_000], estimate: 100, header: 30)
        rig.show()
        rig.collection.contentOffset.y = 50
        for _ in 0..<4 {
            rig.collection.contentOffset.y += 1
            rig.step()
        }
        let count = AllocationCounter.allocationsOnThisThread {
            for _ in 0..<8 {
                rig.collection.contentOffset.y += 1
                rig.step()
            }
        }
        #expect(count == 0)
    }
    #endif
}
