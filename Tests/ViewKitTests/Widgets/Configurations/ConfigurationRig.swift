@testable import ViewKit

/// A list of rows as wide as 300 points, in a flow layout, with list cells that `setUp` sets up.
@MainActor final class ConfigurationRig {
    typealias Source = UICollectionViewDiffableDataSource<String, String>

    let host = TestHost(size: CGSize(width: 300, height: 400))
    let collection: UICollectionView
    let source: Source
    private(set) var reports: [String] = []

    init(_ setUp: @escaping (UICollectionViewListCell, String) -> Void) {
        let (collection, source) = host.run {
            let flow = UICollectionViewFlowLayout()
            flow.estimatedItemSize = CGSize(width: 300, height: 44)
            flow.minimumLineSpacing = 0
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: flow)
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                setUp(cell, item)
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

    /// Shows `items` in one section.
    func show(_ items: [String]) {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(items)
        show(outline)
    }

    func show(_ outline: NSDiffableDataSourceSectionSnapshot<String>) {
        host.run { source.apply(outline, to: "A", animatingDifferences: false) }
        step()
    }

    func cell(_ item: Int) -> UICollectionViewListCell? {
        collection.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    func tap(_ x: Double, _ y: Double) {
        for phase in [TouchSample.Phase.began, .ended] {
            host.window.handle([TouchSample(phase: phase, location: SIMD2(x, y), timestamp: host.layers.mediaTime)])
            // Longer than the delay after which a touch reaches the content.
            step(phase == .began ? 0.2 : 1.0 / 60)
        }
    }

    func step(_ seconds: Double = 1.0 / 60) {
        for _ in 0..<max(1, Int(seconds * 60)) { host.frame(at: host.layers.mediaTime + 1.0 / 60) }
    }
}
