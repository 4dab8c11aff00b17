import Testing

@testable import ViewKit

/// Sections that scroll across the direction of their layout.
@MainActor @Suite struct OrthogonalRowTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test func aRowHasCellsInSightAlone() {
        let rig = CompositionalRig.rows([50, 10], .continuous)
        rig.show()
        #expect(rig.collection.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 4)
        #expect(rig.frame(3) == "330 0 100 80" && rig.frame(0, 1) == "0 80 100 80")
        #expect(rig.collection.contentSize == CGSize(width: 390, height: 970))
    }

    @Test func aDragAcrossMovesTheRowAlone() {
        let rig = CompositionalRig.rows([50, 20], .continuous)
        rig.show()
        rig.drag(300, 40, by: -200, 0, holds: true)
        #expect(rig.seen(1) == "-80 0 100 80" || rig.collection.contentOffset == .zero)
        let offset = rig.collection.orthogonalOffset(of: 0)
        #expect(offset > 180 && offset <= 200 && rig.collection.contentOffset == .zero)
        rig.drag(300, 40, by: 0, -100, holds: true)
        #expect(rig.collection.contentOffset.y > 80 && rig.collection.orthogonalOffset(of: 0) == offset)
    }

    @Test func cellsComeAndGoWithTheRow() {
        let rig = CompositionalRig.rows([50], .continuous)
        rig.show()
        for _ in 0..<6 { rig.drag(380, 40, by: -370, 0) }
        rig.step(3)
        let items = rig.collection.indexPathsForVisibleItems.map(\.item).sorted()
        #expect((items.first ?? 0) > 10 && items.count <= 5)
        let offset = rig.collection.orthogonalOffset(of: 0)
        for item in items {
            #expect(rig.seen(item)?.hasPrefix(String(format: "%g ", Double(item) * 110 - offset)) == true)
        }
    }

    @Test(arguments: [
        (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, 110 as CGFloat), (.paging, 390),
        (.groupPagingCentered, 110),
    ])
    func aFlickGoesOneFurther(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ offset: CGFloat) {
        let rig = CompositionalRig.rows([50], behavior)
        rig.show()
        rig.drag(200, 40, by: -60, 0)
        rig.step(2)
        #expect(rig.collection.orthogonalOffset(of: 0) == offset)
    }

    @Test func continuousGroupsRestAtTheirLeadingEdge() {
        let rig = CompositionalRig.rows([50], .continuousGroupLeadingBoundary)
        rig.show()
        rig.drag(300, 40, by: -170, 0)
        rig.step(3)
        let offset = rig.collection.orthogonalOffset(of: 0)
        #expect(offset > 0 && offset.truncatingRemainder(dividingBy: 110) == 0)
    }

    @Test func aTapSelectsTheCellUnderTheFinger() {
        let rig = CompositionalRig.rows([50, 5], .continuous)
        rig.show()
        rig.tap(250, 40)
        rig.host.run { rig.collection.scrollToItem(at: path(10), at: .left, animated: false) }
        rig.step()
        rig.tap(50, 40)
        rig.tap(50, 100)
        #expect(rig.log.lines == ["select 0.2", "select 0.10", "select 1.0"])
        #expect(rig.collection.indexPathForItem(at: CGPoint(x: 50, y: 40)) == path(10))
    }

    @Test func aRowThatComesBackStandsWhereItStood() {
        let rig = CompositionalRig.rows([50, 40], .continuous)
        rig.show()
        rig.host.run { rig.collection.scrollToItem(at: path(20), at: .left, animated: false) }
        rig.step()
        rig.collection.contentOffset.y = 900
        rig.step()
        #expect(rig.collection.subviews.allSatisfy { !($0 is OrthogonalScrollView) })
        rig.collection.contentOffset.y = 0
        rig.step()
        #expect(rig.seen(20) == "0 0 100 80")
    }

    @Test func aRowFromRightToLeftBeginsAtTheRight() {
        let rig = CompositionalRig.rows([8], .groupPaging)
        rig.host.run { rig.collection.semanticContentAttribute = .forceRightToLeft }
        rig.show()
        #expect(rig.seen(0) == "290 0 100 80" && rig.seen(2) == "70 0 100 80")
        rig.drag(100, 40, by: 60, 0)
        rig.step(2)
        #expect(rig.seen(1) == "290 0 100 80")
    }

    @Test func bounceCanBeTurnedOff() {
        let rig = CompositionalRig.rows([2], .continuous) { $0.orthogonalScrollingProperties.bounce = .always }
        rig.show()
        rig.touch(.began, 100, 40)
        for x in stride(from: 110.0, through: 200, by: 10) { rig.touch(.moved, x, 40) }
        #expect(rig.collection.orthogonalOffset(of: 0) < -10)
    }

    @Test func sectionsThatComeAndGoTakeTheirRowsAlong() {
        let rig = CompositionalRig.rows([50, 5], .continuous)
        rig.show()
        rig.host.run { rig.collection.scrollToItem(at: path(5), at: .left, animated: false) }
        rig.step()
        rig.counts = [49, 5]
        rig.host.run { rig.collection.deleteItems(at: [path(6)]) }
        rig.step(0.5)
        #expect(rig.seen(5) == "0 0 100 80" && rig.seen(6) == "110 0 100 80")
        rig.counts = [5]
        rig.host.run { rig.collection.deleteSections([0]) }
        rig.step(0.5)
        rig.host.run { rig.collection.reloadData() }
        rig.step()
        #expect(rig.collection.visibleCells.count == 4)
    }
}
