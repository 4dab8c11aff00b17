import Testing

@testable import ViewKit

@MainActor @Suite struct TableChangesTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func shownY(_ rig: TableRig, _ text: String) -> CGFloat? {
        let cell = rig.table.subviews.compactMap { $0 as? UITableViewCell }.first { $0.textLabel?.text == text }
        return cell?.layer.presentation()?.frame.minY
    }

    private func shownX(_ rig: TableRig, _ text: String) -> CGFloat? {
        let cell = rig.table.subviews.compactMap { $0 as? UITableViewCell }.first { $0.textLabel?.text == text }
        return cell?.layer.presentation()?.frame.minX
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

    /// The code that opens and closes a section.
    @Test func aSectionMadeAnewMayHaveAnotherNumberOfRows() {
        let rig = TableRig([["a", "b"], ["c"]])
        let c = rig.table.cellForRow(at: path(0, 1))
        var isOver = false
        rig.host.run {
            rig.table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
            rig.sections = [["x", "y", "z"], ["c"]]
            rig.table.performBatchUpdates {
                rig.table.reloadSections([0], with: .left)
            } completion: {
                isOver = $0
            }
        }
        #expect(rig.texts == ["x", "y", "z", "c"])
        #expect(rig.table.indexPathForSelectedRow == path(0, 1) && rig.table.cellForRow(at: path(0, 1)) === c)
        rig.step(0.1)
        #expect(shownX(rig, "x") ?? 0 < -20, "comes from the left")
        rig.step(0.5)
        #expect(isOver && shownX(rig, "x") == 0 && rig.table.subviews.count { $0 is UITableViewCell } == 4)
    }

    @Test func headersMoveWithTheRows() throws {
        let rig = TableRig([["a"], ["b"]], style: .grouped)
        rig.titles = ["A", "B"]
        rig.host.run { rig.table.reloadData() }
        rig.step()
        let header = try #require(rig.table.headerView(forSection: 1))
        let start = header.frame.minY
        let footer = rig.host.run { UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 10)) }
        rig.host.run { rig.table.tableFooterView = footer }
        rig.step()
        let footerStart = footer.frame.minY
        rig.host.run {
            rig.sections = [["a", "n"], ["b"]]
            rig.table.insertRows(at: [path(1)], with: .fade)
        }
        #expect(rig.table.headerView(forSection: 1) === header && header.frame.minY == start + 40)
        rig.step()
        let low = header.layer.presentation()?.frame.minY
        let footerLow = footer.layer.presentation()?.frame.minY
        #expect(try #require(low) < start + 5 && #require(footerLow) < footerStart + 5)
        rig.step(0.5)
        #expect(header.layer.presentation()?.frame.minY == start + 40)
        #expect(footer.frame.minY == footerStart + 40)
    }

    @Test func headersGoWithTheirSections() throws {
        let rig = TableRig([["a"], ["b"]])
        rig.titles = ["A", "B"]
        rig.host.run { rig.table.reloadData() }
        rig.step()
        let a = rig.table.headerView(forSection: 0)
        let b = rig.table.headerView(forSection: 1)
        rig.host.run {
            rig.sections = [["b"]]
            rig.titles = ["B"]
            rig.table.deleteSections([0], with: .fade)
        }
        #expect(rig.table.headerView(forSection: 0) === b && b?.textLabel?.text == "B")
        rig.step(0.15)
        #expect(try #require(a?.layer.presentation()).opacity < 0.9, "fades")
        rig.step(0.5)
        #expect(a?.superview == nil && a?.alpha == 1 && b?.frame.minY == 0)
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
