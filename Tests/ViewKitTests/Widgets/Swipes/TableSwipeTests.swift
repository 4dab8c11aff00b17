import Testing

@testable import ViewKit

/// Actions behind the rows of a table.
@MainActor @Suite struct TableSwipeTests {
    @MainActor private final class Rig: NSObject, UITableViewDataSource, UITableViewDelegate {
        let host = TestHost(size: CGSize(width: 320, height: 400))
        let table: UITableView
        var rows = ["a", "b", "c"]
        var isEditable = true
        var title: String?
        let log = EventLog()

        override init() {
            table = host.run { UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) }
            super.init()
            host.run {
                table.dataSource = self
                table.delegate = self
            }
            host.show(table)
        }

        var time: Double { host.layers.mediaTime }

        func step(_ seconds: Double = 0) {
            for _ in 0..<max(1, Int(seconds * 60)) { host.frame(at: time + 1.0 / 60) }
        }

        func touch(_ phase: TouchSample.Phase, _ x: Double, _ y: Double) {
            host.window.handle([TouchSample(phase: phase, location: SIMD2(x, y), timestamp: time)])
            step()
        }

        /// Drags across row 0, holds, and lets go.
        func swipe(from x: Double, by distance: Double) {
            touch(.began, x, 20)
            for index in 1...10 { touch(.moved, x + distance * Double(index) / 10, 20) }
            for _ in 0..<20 { touch(.moved, x + distance, 20) }
            touch(.ended, x + distance, 20)
            step(1)
        }

        var shift: CGFloat { table.cellForRow(at: IndexPath(row: 0, section: 0))?.bounds.minX ?? .nan }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }

        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            log.add("commit \(editingStyle == .delete) \(indexPath.row)")
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
        }

        func tableView(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? { title }

        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "pin") { [log] _, _, completion in
                    log.add("pin \(indexPath.row)")
                    completion(true)
                }
            ])
        }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            log.add("begin \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            log.add("end \(indexPath?.row ?? -1)")
        }
    }

    @Test func anEditableRowHasADeleteButton() {
        let rig = Rig()
        rig.swipe(from: 300, by: -100)
        #expect(rig.shift > 70)
        rig.touch(.began, 300, 20)
        rig.touch(.ended, 300, 20)
        rig.step(1)
        #expect(rig.log.lines == ["begin 0", "commit true 0", "end 0"] && rig.rows == ["b", "c"])
        #expect(rig.table.visibleCells.map { $0.textLabel?.text } == ["b", "c"] && rig.shift == 0)
    }

    @Test func theButtonHasTheDelegatesTitle() throws {
        let rig = Rig()
        rig.title = "Throw away"
        rig.swipe(from: 300, by: -100)
        let button = try #require(rig.table.swipes?.open?.actions.buttons.first)
        #expect(button.action.title == "Throw away" && button.action.style == .destructive)
    }

    @Test func aRowThatCannotBeEditedStays() {
        let rig = Rig()
        rig.isEditable = false
        rig.swipe(from: 300, by: -100)
        #expect(rig.shift == 0 && rig.log.lines.isEmpty)
    }

    @Test func theDelegatesActionsAreAtTheirSide() {
        let rig = Rig()
        rig.swipe(from: 20, by: 100)
        #expect(rig.shift == -74)
        rig.touch(.began, 20, 20)
        rig.touch(.ended, 20, 20)
        rig.step(1)
        #expect(rig.log.lines == ["begin 0", "pin 0", "end 0"] && rig.shift == 0)
    }
}
