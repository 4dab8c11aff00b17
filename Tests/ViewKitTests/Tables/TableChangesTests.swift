import Testing

@testable import ViewKit

@MainActor @Suite struct TableChangesTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func shownY(_ rig: TableRig, _ text: String) -> CGFloat? {
        let cell = rig.table.subviews.compactMap { $0 as? UITableViewCell }.first { $0.textLabel?.text == text }
        return cell?.layer.presentation()?.frame.minY
    }

    @Test func rowsComeAndGo() {
        let rig = TableRig([["a", "b", "c"]])
        let b = rig.table.cellForRow(at: path(1))
        rig.host.run {
            rig.sections = [["x", "b", "c", "y"]]
            rig.table.performBatchUpdates {
                rig.table.deleteRows(at: [path(0)], with: .fade)
                rig.table.insertRows(at: [path(0), path(3)], with: .automatic)
            }
        }
        #expect(rig.texts == ["x", "b", "c", "y"])
        #expect(rig.table.cellForRow(at: path(1)) === b, "what stays keeps its cell")
        rig.step(0.6)
        #expect(rig.table.subviews.count { $0 is UITableViewCell } == 4)
        #expect(rig.table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func theOthersMakeRoom() throws {
        let rig = TableRig([["a", "b"]])
        rig.host.run {
            rig.sections = [["x", "a", "b"]]
            rig.table.insertRows(at: [path(0)], with: .fade)
        }
        rig.step()
        #expect(try #require(shownY(rig, "a")) < 2)
        rig.step(0.15)
        let middle = try #require(shownY(rig, "a"))
        #expect(middle > 8 && middle < 32)
        rig.step(0.5)
        #expect(shownY(rig, "a") == 40)
    }

    @Test func rowsMoveAndKeepTheirSelection() {
        let rig = TableRig([["a", "b", "c", "d"]])
        rig.host.run {
            rig.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
            rig.sections = [["b", "c", "a", "d"]]
            rig.table.moveRow(at: path(0), to: path(2))
        }
        #expect(rig.texts == ["b", "c", "a", "d"])
        #expect(rig.table.indexPathForSelectedRow == path(2))
    }

    @Test func sectionsComeAndGo() {
        let rig = TableRig([["a"], ["b", "c"], ["d"]])
        rig.host.run {
            rig.sections = [["x"], ["b", "c"], ["d"]]
            rig.table.performBatchUpdates {
                rig.table.deleteSections([0], with: .fade)
                rig.table.insertSections([0], with: .fade)
            }
        }
        #expect(rig.texts == ["x", "b", "c", "d"])
    }

    @Test func reloadedRowsAreMadeAnew() {
        let rig = TableRig([["a", "b"]])
        rig.host.run {
            rig.sections = [["a", "B"]]
            rig.table.reloadRows(at: [path(1)], with: .none)
        }
        #expect(rig.texts == ["a", "B"])
    }

    /// Numbers that do not fit what was announced are no reason to stop.
    @Test func whatWasNotAnnouncedIsShownAllTheSame() {
        let rig = TableRig([["a", "b"]])
        rig.host.run {
            rig.sections = [["a", "b", "c", "d"]]
            rig.table.insertRows(at: [path(0)], with: .fade)
        }
        #expect(rig.texts == ["a", "b", "c", "d"])
    }

    @Test func changesFollowTheOldAndTheNewOrder() {
        var changes = ItemChanges()
        changes.deleted = [path(0), path(2)]
        changes.inserted = [path(1)]
        changes.moved = [path(4): path(0)]
        let places = changes.places(old: [5], new: [4])
        #expect(places == [path(4): path(0), path(1): path(2), path(3): path(3)])
        #expect(changes.places(old: [5], new: [5]) == nil)
    }
}
