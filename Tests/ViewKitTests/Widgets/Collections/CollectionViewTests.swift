import Testing

@testable import ViewKit

@MainActor @Suite struct CollectionViewTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test func defaultsAreApples() {
        let flow = TestHost().run { UICollectionViewFlowLayout() }
        #expect(flow.itemSize == CGSize(width: 50, height: 50) && flow.sectionInset == .zero)
        #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
        #expect(flow.scrollDirection == .vertical && flow.headerReferenceSize == .zero)
    }

    @Test func onlyWhatIsInSightHasCells() {
        let rig = CollectionRig(items: 10_000)
        // Three of 50 points fit beside each other, seven lines of 60 points below.
        #expect(rig.collection.views.count == 21 && rig.made == 21)
        for offset in stride(from: 0.0, through: 3000, by: 35) {
            rig.collection.contentOffset.y = offset
            rig.step()
            #expect(rig.collection.views.count <= 24)
        }
        #expect(rig.collection.subviews.count <= 24)
        let cells = rig.collection.visibleCells.compactMap { $0 as? CollectionRig.Cell }
        #expect(cells.allSatisfy { $0.reuses > 2 && $0.firstFrame.size == CGSize(width: 50, height: 50) })
        #expect(cells.allSatisfy { $0.contentView.frame == $0.bounds })
    }

    @Test func aFlowFillsLines() {
        let rig = CollectionRig(items: 5)
        #expect(rig.frame(0) == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(rig.frame(1)?.minX == 75 && rig.frame(2)?.minX == 150, "spread")
        #expect(rig.frame(3) == CGRect(x: 0, y: 60, width: 50, height: 50))
        #expect(rig.frame(4)?.minX == 75, "below the ones above")
        #expect(rig.frame(5) == nil)
        #expect(rig.collection.contentSize == CGSize(width: 200, height: 110))
    }

    @Test func itemsMayHaveSizesOfTheirOwn() {
        let rig = CollectionRig(items: 4)
        rig.sizes = ["0": CGSize(width: 100, height: 20), "1": CGSize(width: 80, height: 40)]
        rig.sizes["3"] = CGSize(width: 150, height: 30)
        rig.host.run { rig.flow.invalidateLayout() }
        rig.step()
        #expect(rig.frame(0) == CGRect(x: 0, y: 10, width: 100, height: 20), "in the middle of its line")
        #expect(rig.frame(1) == CGRect(x: 120, y: 0, width: 80, height: 40))
        #expect(rig.frame(3)?.minY == 110)
    }

    @Test func sectionsHaveInsetsAndHeaders() {
        let rig = CollectionRig([["a", "b"], ["c"]]) {
            $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
        }
        #expect(rig.frame(0) == CGRect(x: 10, y: 35, width: 50, height: 50))
        #expect(rig.frame(0, 1) == CGRect(x: 10, y: 135, width: 50, height: 50))
        let kind = UICollectionView.elementKindSectionHeader
        let header = rig.collection.supplementaryView(forElementKind: kind, at: path(0, 1))
        #expect(header?.frame == CGRect(x: 0, y: 100, width: 200, height: 30))
    }

    @Test func aFlowMayGoToTheRight() {
        let rig = CollectionRig(items: 100) { $0.scrollDirection = .horizontal }
        #expect(rig.frame(0) == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(rig.frame(1)?.minX == 0 && rig.frame(5)?.minY == 350 && rig.frame(6)?.minX == 60)
        #expect(rig.collection.contentSize == CGSize(width: 17 * 60 - 10, height: 400))
    }

    @Test func itemsAreFoundAndScrolledTo() {
        let rig = CollectionRig(items: 300)
        #expect(rig.collection.indexPathForItem(at: CGPoint(x: 80, y: 70)) == path(4))
        #expect(rig.collection.indexPathForItem(at: CGPoint(x: 60, y: 70)) == nil)
        let offset = { (item: Int, position: UICollectionView.ScrollPosition) in
            rig.host.run { rig.collection.scrollToItem(at: path(item), at: position, animated: false) }
            return rig.collection.contentOffset.y
        }
        #expect(offset(30, .top) == 600)
        #expect(offset(30, .centeredVertically) == 425)
        #expect(offset(30, .bottom) == 250)
        #expect(offset(999, .top) == 250)
    }

    @Test func aTapSelectsAndDeselects() {
        let rig = CollectionRig(items: 20)
        rig.tap(20, 20)
        rig.tap(100, 20)
        #expect(rig.log.lines == ["didSelect 0", "didDeselect 0", "didSelect 1"])
        #expect(rig.collection.indexPathsForSelectedItems == [path(1)])
        #expect(rig.collection.cellForItem(at: path(1))?.isSelected == true)
        rig.collection.allowsMultipleSelection = true
        rig.tap(20, 20)
        rig.tap(100, 20)
        #expect(rig.log.lines.suffix(2) == ["didSelect 0", "didDeselect 1"])
    }

    @Test func itemsComeAndGo() throws {
        let rig = CollectionRig([["a", "b", "c"]])
        let b = rig.collection.cellForItem(at: path(1))
        let c = rig.collection.cellForItem(at: path(2))
        var isOver = false
        rig.host.run {
            rig.sections = [["x", "c", "b"]]
            rig.collection.performBatchUpdates {
                rig.collection.deleteItems(at: [path(0)])
                rig.collection.insertItems(at: [path(0)])
                rig.collection.moveItem(at: path(2), to: path(1))
            } completion: {
                isOver = $0
            }
        }
        #expect(rig.texts == ["x", "c", "b"])
        #expect(rig.collection.cellForItem(at: path(2)) === b && rig.collection.cellForItem(at: path(1)) === c)
        rig.step(0.15)
        let x = try #require(b?.layer.presentation()?.frame.minX)
        #expect(x > 80 && x < 145, "on its way")
        rig.step(0.6)
        #expect(isOver && rig.collection.subviews.count == 3)
        #expect(rig.collection.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    /// Each tap on a selected item is told of, as in a table.
    @Test func aSelectedItemIsSelectedAgain() {
        let rig = CollectionRig(items: 4)
        for _ in 0..<2 { rig.tap(20, 20) }
        #expect(rig.log.lines == ["didSelect 0", "didSelect 0"])
        #expect(rig.collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test func itemsThatComeWithinAnAnimationDoNotMove() throws {
        let rig = CollectionRig(items: 40)
        rig.host.run {
            rig.collection.frame.size = CGSize(width: 100, height: 100)
            rig.collection.layoutIfNeeded()
        }
        rig.step()
        let before = rig.collection.visibleCells.count
        rig.host.run {
            UIView.animate(withDuration: 1) {
                rig.collection.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
                rig.collection.layoutIfNeeded()
            }
        }
        let cells = rig.collection.visibleCells
        #expect(cells.count > before)
        let last = try #require(cells.max { $0.frame.minY < $1.frame.minY })
        #expect(last.layer.animationKeys() == nil && last.contentView.layer.animationKeys() == nil)
    }

    @Test func whatWasNotAnnouncedIsShownAllTheSame() {
        let rig = CollectionRig([["a"]])
        rig.host.run {
            rig.sections = [["a", "b", "c"]]
            rig.collection.insertItems(at: [path(0)])
        }
        rig.step()
        #expect(rig.texts == ["a", "b", "c"])
    }
}
