import Testing

@testable import ViewKit

/// Actions behind the rows of a list.
@MainActor @Suite struct RowSwipeTests {
    /// A list of rows of 50 points with two actions at the end and one at the start, and what they log.
    private func rig(full: Bool = true) -> CompositionalRig {
        let log = EventLog()
        func action(_ title: String) -> UIContextualAction {
            UIContextualAction(style: .normal, title: title) { action, view, completion in
                log.add("\(action.title ?? "") \(view is UIControl)")
                completion(true)
            }
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            log.add("ask \(path.item)")
            guard path.item != 3 else { return nil }
            let result = UISwipeActionsConfiguration(actions: [action("bin"), action("flag")])
            result.performsFirstActionWithFullSwipe = full
            return result
        }
        configuration.leadingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [action("read")])
        }
        let rig = CompositionalRig([20], log: log) { UICollectionViewCompositionalLayout.list(using: configuration) }
        rig.show()
        return rig
    }

    /// The distance by which the content of row 0 is moved aside.
    private func shift(_ rig: CompositionalRig, _ item: Int = 0) -> CGFloat {
        rig.collection.cellForItem(at: IndexPath(item: item, section: 0))?.bounds.minX ?? .nan
    }

    @Test func defaultsAreApples() {
        TestHost().run {
            let action = UIContextualAction(style: .destructive, title: "a") { _, _, _ in }
            #expect(action.backgroundColor == .systemRed && action.image == nil && action.style == .destructive)
            #expect(UIContextualAction(style: .normal, title: nil) { _, _, _ in }.backgroundColor == .systemGray)
            #expect(UISwipeActionsConfiguration(actions: [action]).performsFirstActionWithFullSwipe)
        }
    }

    @Test func aSwipeOpensARowAndATapElsewhereClosesIt() {
        let rig = rig()
        rig.drag(350, 20, by: -150, 0, holds: true)
        rig.step(1)
        #expect(shift(rig) == 148, "two buttons of 74 points")
        rig.tap(100, 200)
        rig.step(1)
        #expect(shift(rig) == 0 && rig.log.lines == ["ask 0"], "and the tap selects nothing")
        rig.tap(100, 200)
        #expect(rig.log.lines == ["ask 0", "select 0.4"])
    }

    @Test func aShortSwipeClosesAndAFlickOpens() {
        let rig = rig()
        rig.drag(350, 20, by: -40, 0, holds: true)
        rig.step(1)
        #expect(shift(rig) == 0)
        rig.drag(350, 20, by: -60, 0)
        rig.step(1)
        #expect(shift(rig) == 148)
    }

    @Test func aTapOnAButtonPerformsItsAction() {
        let rig = rig()
        rig.drag(350, 20, by: -150, 0, holds: true)
        rig.step(1)
        rig.tap(270, 20)
        rig.step(1)
        #expect(rig.log.lines == ["ask 0", "flag true"] && shift(rig) == 0)
    }

    @Test func aFullSwipePerformsTheFirstAction() {
        let rig = rig()
        rig.drag(380, 20, by: -340, 0, holds: true)
        rig.step(1)
        #expect(rig.log.lines == ["ask 0", "bin true"] && shift(rig) == 0)
    }

    @Test func withoutFullSwipesTheRowResists() {
        let rig = rig(full: false)
        rig.drag(380, 20, by: -340, 0, holds: true)
        rig.step(1)
        #expect(rig.log.lines == ["ask 0"] && shift(rig) == 148)
    }

    @Test func theOtherSideHasActionsOfItsOwn() {
        let rig = rig()
        rig.drag(20, 20, by: 90, 0, holds: true)
        rig.step(1)
        #expect(shift(rig) == -74)
        rig.tap(30, 20)
        rig.step(1)
        #expect(rig.log.lines == ["read true"])
    }

    @Test func fromRightToLeftTheSidesAreExchanged() {
        let rig = rig()
        rig.host.run { rig.collection.semanticContentAttribute = .forceRightToLeft }
        rig.step()
        rig.drag(20, 20, by: 150, 0, holds: true)
        rig.step(1)
        #expect(rig.log.lines == ["ask 0"] && shift(rig) == -148)
    }

    @Test func scrollingAndAnotherRowCloseIt() {
        let rig = rig()
        rig.drag(350, 20, by: -150, 0, holds: true)
        rig.step(1)
        rig.drag(350, 110, by: -150, 0, holds: true)
        rig.step(1)
        #expect(shift(rig) == 0 && shift(rig, 2) == 148)
        rig.drag(100, 300, by: 0, -50, holds: true)
        rig.step(1)
        #expect(shift(rig, 2) == 0 && rig.collection.contentOffset.y > 0)
    }

    @Test func aRowWithoutActionsDoesNotMove() {
        let rig = rig()
        rig.drag(350, 150, by: -150, 0, holds: true)
        #expect(shift(rig, 3) == 0 && rig.log.lines.first == "ask 3")
    }

    @Test func aSwipeIsCaughtInMotion() {
        let rig = rig()
        rig.drag(350, 20, by: -150, 0, holds: true)
        rig.step(1)
        rig.touch(.began, 200, 20)
        rig.touch(.moved, 215, 20)
        rig.touch(.moved, 230, 20)
        rig.touch(.moved, 250, 20)
        #expect(shift(rig) > 90 && shift(rig) < 148)
        rig.touch(.cancelled, 250, 20)
        rig.step(1)
        #expect([0, 148].contains(shift(rig)))
    }

    @Test func aCellThatIsUsedAgainIsClosed() {
        let rig = rig()
        rig.drag(350, 20, by: -150, 0, holds: true)
        rig.step(1)
        rig.host.run { rig.collection.reloadData() }
        rig.step()
        #expect(shift(rig) == 0 && rig.collection.swipes?.open == nil)
        let cell = rig.collection.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(cell?.subviews.contains { $0 is SwipeActionsView } == false)
    }
}
