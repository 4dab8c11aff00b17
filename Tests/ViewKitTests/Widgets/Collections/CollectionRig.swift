@testable import ViewKit

/// A collection of 200 x 400 points whose items are strings, and a log of what it tells.
@MainActor final class CollectionRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let host = TestHost(size: CGSize(width: 200, height: 400))
    let log = EventLog()
    let collection: UICollectionView
    let flow: UICollectionViewFlowLayout
    var sections: [[String]]
    /// Sizes by text; the layout's for others.
    var sizes: [String: CGSize] = [:]
    /// The texts of new headers, by section.
    var titles: [String] = []
    private(set) var made = 0

    final class Header: UICollectionReusableView {
        var title: String?
    }

    final class Cell: UICollectionViewCell {
        let label = UILabel()
        private(set) var firstFrame = CGRect.zero
        var reuses = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            firstFrame = frame
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    init(_ sections: [[String]], configure: (UICollectionViewFlowLayout) -> Void = { _ in }) {
        self.sections = sections
        flow = host.run { UICollectionViewFlowLayout() }
        let flow = flow
        host.run { configure(flow) }
        collection = host.run {
            UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: flow)
        }
        super.init()
        host.run {
            collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
            collection.register(
                Header.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
            collection.dataSource = self
            collection.delegate = self
        }
        host.show(collection)
    }

    convenience init(items: Int, configure: (UICollectionViewFlowLayout) -> Void = { _ in }) {
        self.init([(0..<items).map { "\($0)" }], configure: configure)
    }

    var texts: [String] {
        host.run {
            collection.indexPathsForVisibleItems.sorted().compactMap {
                (collection.cellForItem(at: $0) as? Cell)?.label.text
            }
        }
    }
    var time: Double { host.layers.mediaTime }

    func step(_ seconds: Double = 1.0 / 60) {
        for _ in 0..<max(1, Int(seconds * 60)) { host.frame(at: time + 1.0 / 60) }
    }

    func tap(_ x: Double, _ y: Double) {
        for phase in [TouchSample.Phase.began, .ended] {
            host.window.handle([TouchSample(phase: phase, location: SIMD2(x, y), timestamp: time)])
        }
        step()
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        host.run { collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.label.text = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? Header)?.title = titles.indices.contains(indexPath.section) ? titles[indexPath.section] : nil
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[sections[indexPath.section][indexPath.item]] ?? flow.itemSize }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.add("didSelect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.add("didDeselect \(indexPath.item)")
    }
}
