@testable import ViewKit

/// A table of 200 x 400 points whose rows are strings, and a log of what is asked and told.
@MainActor final class TableRig: NSObject, UITableViewDataSource, UITableViewDelegate {
    let host = TestHost(size: CGSize(width: 200, height: 400))
    let log = EventLog()
    let table: UITableView
    var sections: [[String]]
    var titles: [String?] = []
    /// Heights by text; automatic for others.
    var heights: [String: CGFloat] = [:]
    private(set) var made = 0

    final class Cell: UITableViewCell {
        var reuses = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    init(_ sections: [[String]], style: UITableView.Style = .plain, rowHeight: CGFloat = 40) {
        self.sections = sections
        table = host.run { UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), style: style) }
        super.init()
        host.run {
            table.rowHeight = rowHeight
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            table.delegate = self
        }
        host.show(table)
    }

    convenience init(rows: Int) { self.init([(0..<rows).map { "row \($0)" }]) }

    var texts: [String] { host.run { table.visibleCells.compactMap { $0.textLabel?.text } } }
    var time: Double { host.layers.mediaTime }

    func step(_ seconds: Double = 1.0 / 60) {
        for _ in 0..<max(1, Int(seconds * 60)) { host.frame(at: time + 1.0 / 60) }
    }

    func tap(_ y: Double) {
        for phase in [TouchSample.Phase.began, .ended] {
            host.window.handle([TouchSample(phase: phase, location: SIMD2(100, y), timestamp: time)])
        }
        step()
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[sections[indexPath.section][indexPath.row]] ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.add("willSelect \(indexPath.row)")
        return indexPath.row == 3 ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.add("didSelect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.add("willDeselect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.add("didDeselect \(indexPath.row)")
    }
}
