@testable import ViewKit

/// A table or a collection of rows of 40 points, and a log of what its delegate is asked and told about touches.
@MainActor final class SelectionRig: NSObject {
    let host = TestHost(size: CGSize(width: 200, height: 400))
    let view: UIScrollView
    private(set) var calls: [String] = []
    /// The call that is answered with no, or with nil; `willSelect+1` answers with the next row.
    private let refused: String
    private static let rows = 20

    init(isTable: Bool, mode: String, refused: String) {
        self.refused = refused
        let frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        view = host.run {
            guard !isTable else { return UITableView(frame: frame) }
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 200, height: 40)
            flow.minimumLineSpacing = 0
            return UICollectionView(frame: frame, collectionViewLayout: flow)
        }
        super.init()
        host.run { setUp(mode) }
        host.show(view)
    }

    private func setUp(_ mode: String) {
        if let table = view as? UITableView {
            table.rowHeight = 40
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            table.delegate = self
            table.allowsSelection = mode != "none"
            table.allowsMultipleSelection = mode == "multiple"
        }
        if let collection = view as? UICollectionView {
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = self
            collection.delegate = self
            collection.allowsSelection = mode != "none"
            collection.allowsMultipleSelection = mode == "multiple"
        }
    }

    /// Performs a step: `tap`, `drag`, `select` or `deselect`, and a row; returns whether it is known.
    func perform(_ step: Substring) -> Bool {
        let words = step.split(separator: " ")
        guard words.count == 2, let row = Int(words[1]) else { return false }
        let path = IndexPath(row: row, section: 0)
        let y = Double(row * 40 + 20)
        switch words[0] {
        case "tap": touch([y, y])
        // At first longer than the delay after which a touch reaches the content.
        case "drag": touch(Array(repeating: y, count: 12) + [y - 5, y - 12, y - 30, y - 40, y - 40])
        case "select":
            (view as? UITableView)?.selectRow(at: path, animated: false, scrollPosition: .none)
            (view as? UICollectionView)?.selectItem(at: path, animated: false, scrollPosition: [])
        case "deselect":
            (view as? UITableView)?.deselectRow(at: path, animated: false)
            (view as? UICollectionView)?.deselectItem(at: path, animated: false)
        default: return false
        }
        return true
    }

    private func touch(_ path: [Double]) {
        for (index, y) in path.enumerated() {
            let phase = index == 0 ? TouchSample.Phase.began : index == path.count - 1 ? .ended : .moved
            let time = host.layers.mediaTime
            host.window.handle([TouchSample(phase: phase, location: SIMD2(100, y), timestamp: time)])
            host.frame(at: time + 1.0 / 60)
        }
    }

    var selected: [Int] {
        let paths =
            (view as? UITableView)?.indexPathsForSelectedRows ?? (view as? UICollectionView)?.indexPathsForSelectedItems
        return (paths ?? []).map(\.row)
    }

    private func note(_ call: String, _ path: IndexPath) -> Bool {
        calls.append("\(call) \(path.row)")
        return refused != call
    }
}

extension SelectionRig: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight", indexPath)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        _ = note("didHighlight", indexPath)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        _ = note("didUnhighlight", indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        guard note("willSelect", indexPath) else { return nil }
        return refused == "willSelect+1" ? IndexPath(row: indexPath.row + 1, section: 0) : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { _ = note("didSelect", indexPath) }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willDeselect", indexPath) ? indexPath : nil
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        _ = note("didDeselect", indexPath)
    }
}

extension SelectionRig: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.rows }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        _ = note("didHighlight", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        _ = note("didUnhighlight", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("shouldSelect", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        note("shouldDeselect", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        _ = note("didSelect", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        _ = note("didDeselect", indexPath)
    }
}
