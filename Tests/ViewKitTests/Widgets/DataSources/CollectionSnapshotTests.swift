import TestSupport
import Testing

@testable import ViewKit

/// Snapshots in a collection: what comes, goes, moves, is made anew and configured again.
@MainActor @Suite struct CollectionSnapshotTests {
    private let rig = DiffableRig()

    @Test func theFirstSnapshotIsShown() {
        rig.apply(["a", "b"], animated: false)
        #expect(rig.texts == ["a", "b"])
        #expect(rig.cell("a")?.alpha == 1 && rig.cell("a")?.layer.animationKeys() == nil)
    }

    @Test func whatStaysKeepsItsCellAndMoves() throws {
        rig.apply(["a", "b", "c"], animated: false)
        rig.step()
        let c = try #require(rig.cell("c"))
        rig.apply(["x", "c", "a"])
        #expect(rig.texts == ["x", "c", "a"])
        #expect(rig.cell(IndexPath(item: 1, section: 0)) === c)
        rig.step(0.15)
        let y = try #require(c.layer.presentation()?.frame.minY)
        #expect(y > 45 && y < 75, "half-way from 80 to 40")
        #expect(rig.cell("b") != nil, "what goes fades")
        rig.step(0.5)
        #expect(c.layer.presentation()?.frame.minY == 40 && rig.cell("b") == nil)
        #expect(rig.reports == [])
    }

    @Test func sectionsMoveWithTheirItems() throws {
        rig.apply(rig.snapshot([("A", ["a"]), ("B", ["b"]), ("C", [])]), animated: false)
        rig.step()
        let a = try #require(rig.cell("a"))
        rig.apply(rig.snapshot([("C", ["b"]), ("A", ["a", "d"])]))
        #expect(rig.texts == ["b", "a", "d"] && rig.cell(IndexPath(item: 0, section: 1)) === a)
        rig.step(0.5)
        #expect(rig.texts == ["b", "a", "d"] && rig.reports == [])
    }

    /// Whatever is applied, also in the middle of the animation before, is what is shown.
    @Test(arguments: 0..<12) func anyDifferenceEndsAtItsSnapshot(_ seed: UInt64) {
        var random = RepeatableNumbers(seed: seed)
        for _ in 0..<8 {
            let snapshot = DiffableRig.Snapshot.random(by: &random, items: 18)
            rig.apply(snapshot, animated: Bool.random(using: &random))
            rig.step(Double.random(in: 0.02...0.5, using: &random))
            #expect(rig.texts.prefix(10) == snapshot.itemIdentifiers.prefix(10))
            for item in snapshot.itemIdentifiers {
                let path = rig.host.run { rig.source.indexPath(for: item) }
                #expect(path.flatMap { rig.source.itemIdentifier(for: $0) } == item)
            }
        }
        rig.step(1)
        #expect(rig.collection.subviews.compactMap { $0 as? DiffableRig.Cell }.allSatisfy { $0.alpha == 1 })
        #expect(rig.reports == [])
    }

    @Test func theSelectionFollowsItsItem() {
        rig.apply(["a", "b", "c"], animated: false)
        rig.host.run {
            rig.collection.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        }
        rig.apply(["c", "a"])
        #expect(rig.collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test func reloadedItemsGetNewCellsAndReconfiguredOnesKeepTheirs() throws {
        rig.apply(["a", "b"], animated: false)
        rig.step()
        let a = try #require(rig.cell("a"))
        let b = try #require(rig.cell("b"))
        var snapshot = rig.source.snapshot()
        snapshot.reloadItems(["a"])
        snapshot.reconfigureItems(["b"])
        rig.apply(snapshot)
        #expect(rig.cell(IndexPath(item: 0, section: 0)) !== a)
        #expect(rig.cell(IndexPath(item: 1, section: 0)) === b && b.setUps == 2)
        rig.step(0.5)
        let shown = rig.source.snapshot()
        #expect(shown.reloadedItemIdentifiers == [] && shown.reconfiguredItemIdentifiers == [])
        #expect(rig.reports == [])
    }

    @Test func completionsRunAtTheEnd() {
        var ends: [String] = []
        rig.apply(["a"], animated: false) { ends.append("first") }
        rig.step()
        #expect(ends == ["first"], "without an animation it runs in the next frame")
        rig.apply(["b", "a"]) { ends.append("second") }
        rig.step(0.1)
        #expect(ends == ["first"])
        rig.step(0.4)
        #expect(ends == ["first", "second"])
    }

    @Test func anAwaitedSnapshotIsShownWhenItReturns() async {
        let rig = rig
        rig.apply(["a"], animated: false)
        var isGone: Bool?
        rig.host.run {
            _ = Task.immediate { @MainActor in
                let snapshot = rig.snapshot([("A", ["b"])])
                await rig.source.apply(snapshot)
                isGone = rig.cell("a") == nil
            }
        }
        for _ in 0..<1000 where isGone == nil {
            await Task.yield()
            rig.step()
        }
        #expect(isGone == true)
    }

    @Test func aReloadMakesAllCellsAnew() throws {
        rig.apply(["a", "b"], animated: false)
        rig.step()
        let a = try #require(rig.cell("a"))
        let snapshot = rig.snapshot([("A", ["a"])])
        var isComplete = false
        rig.host.run { rig.source.applySnapshotUsingReloadData(snapshot) { isComplete = true } }
        #expect(isComplete && a.superview == nil && rig.texts == ["a"])
    }

    @Test func questionsAreAnswered() {
        rig.apply(rig.snapshot([("A", ["a"]), ("B", ["b", "c"])]), animated: false)
        let source = rig.source
        #expect(source.sectionIdentifier(for: 1) == "B" && source.sectionIdentifier(for: 2) == nil)
        #expect(source.index(for: "B") == 1 && source.index(for: "Z") == nil)
        #expect(source.indexPath(for: "c") == IndexPath(item: 1, section: 1) && source.indexPath(for: "z") == nil)
        for path in [IndexPath(item: 1, section: 0), IndexPath(item: -1, section: 0), IndexPath(index: 0)] {
            #expect(source.itemIdentifier(for: path) == nil)
        }
    }

    @Test func outOfAWindowNothingIsLaidOut() {
        let rig = rig
        rig.host.run { rig.collection.removeFromSuperview() }
        rig.apply(["a", "b"])
        #expect(rig.cell("a") == nil)
        rig.host.show(rig.collection)
        #expect(rig.texts == ["a", "b"])
    }
}
