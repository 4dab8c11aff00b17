@testable import ViewKit

/// A collection of 200 x 400 points with a data source of snapshots, whose items are strings in cells of 40 points.
@MainActor final class DiffableRig {
    typealias Source = UICollectionViewDiffableDataSource<String, String>
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

    final class Cell: UICollectionViewCell {
        var text = ""
        var setUps = 0
    }

    let host = TestHost(size: CGSize(width: 200, height: 400))
    let collection: UICollectionView
    let source: Source
    private(set) var reports: [String] = []

    init() {
        let (collection, source) = host.run {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 200, height: 40)
            flow.minimumLineSpacing = 0
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: flow)
            let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, item in
                cell.text = item
                cell.setUps += 1
            }
            let source = Source(collectionView: collection) { collection, path, item in
                collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            return (collection, source)
        }
        self.collection = collection
        self.source = source
        host.layers.faults.onReport = { [weak self] in self?.reports.append($0) }
        host.show(collection)
    }

    /// A snapshot of sections with their items.
    func snapshot(_ sections: [(String, [String])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    func apply(_ items: [String], animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
        apply(snapshot([("A", items)]), animated: animated, completion: completion)
    }

    func apply(_ snapshot: Snapshot, animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
        host.run { source.apply(snapshot, animatingDifferences: animated, completion: completion) }
    }

    /// The texts in sight, in their order.
    var texts: [String] { host.run { collection.indexPathsForVisibleItems.sorted().compactMap { cell($0)?.text } } }

    func cell(_ path: IndexPath) -> Cell? { collection.cellForItem(at: path) as? Cell }

    func cell(_ text: String) -> Cell? {
        collection.subviews.compactMap { $0 as? Cell }.first { $0.text == text }
    }

    func step(_ seconds: Double = 1.0 / 60) {
        for _ in 0..<max(1, Int(seconds * 60)) { host.frame(at: host.layers.mediaTime + 1.0 / 60) }
    }
}
