import Testing

@testable import ViewKit

/// Snapshots in a table.
@MainActor @Suite struct TableSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

    /// A data source with titles, as people write them: a subclass.
    private final class TitledSource: UITableViewDiffableDataSource<String, String> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
    }

    private let host = TestHost(size: CGSize(width: 200, height: 400))
    private let table: UITableView
    private let source: TitledSource

    init() {
        let table = host.run { UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)) }
        source = host.run {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            return TitledSource(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = (cell.textLabel?.text ?? "").hasPrefix(item) ? item + "'" : item
                return cell
            }
        }
        self.table = table
        host.show(table)
    }

    private func apply(_ sections: [(String, [String])], animated: Bool = true, reconfigured: [String] = []) {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        snapshot.reconfigureItems(reconfigured)
        host.run { source.apply(snapshot, animatingDifferences: animated) }
    }

    private var texts: [String] { host.run { table.visibleCells.compactMap { $0.textLabel?.text } } }

    private func step(_ seconds: Double) {
        for _ in 0..<Int(seconds * 60) { host.frame(at: host.layers.mediaTime + 1.0 / 60) }
    }

    @Test func rowsComeGoAndMove() throws {
        apply([("A", ["a", "b"]), ("B", ["c"])], animated: false)
        #expect(texts == ["a", "b", "c"])
        let c = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
        let start = c.frame.minY
        apply([("B", ["c", "b"]), ("C", ["d"])])
        #expect(texts == ["c", "b", "d"] && table.cellForRow(at: IndexPath(row: 0, section: 0)) === c)
        step(0.15)
        let y = try #require(c.layer.presentation()?.frame.minY)
        #expect(y < start - 20 && y > 30, "on its way")
        step(0.5)
        #expect(c.layer.presentation()?.frame.minY == 28)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "B")
    }

    @Test func rowsComeByTheDefaultAnimation() throws {
        apply([("A", ["a"])], animated: false)
        step(0.1)
        source.defaultRowAnimation = .left
        apply([("A", ["a", "b"])])
        step(0.1)
        let b = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(try #require(b.layer.presentation()?.frame.minX) < -10)
        step(0.5)
        #expect(b.layer.presentation()?.frame.minX == 0)
    }

    @Test func reconfiguredRowsKeepTheirCells() throws {
        apply([("A", ["a", "b"])], animated: false)
        let b = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        apply([("A", ["b", "a"])], reconfigured: ["b"])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === b && b.textLabel?.text == "b'")
        #expect(texts == ["b'", "a"])
    }

    @Test func rowsAreConfiguredAgainByTheTable() throws {
        apply([("A", ["a", "b"])], animated: false)
        let a = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        host.run { table.reconfigureRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 9, section: 0)]) }
        #expect(texts == ["a'", "b"] && table.cellForRow(at: IndexPath(row: 0, section: 0)) === a)
    }
}
