@testable import ViewKit

/// A collection of 390 x 600 points with a compositional layout, and fingers on it.
@MainActor final class CompositionalRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let host = TestHost(size: CGSize(width: 390, height: 600), scale: 2)
    let log: EventLog
    let collection: UICollectionView
    let layout: UICollectionViewCompositionalLayout
    var counts: [Int]
    /// The height that cells of an item prefer; nil for that of the layout.
    var height: ((IndexPath) -> CGFloat)?
    private(set) var measures = 0

    final class Cell: UICollectionViewCell {
        var path = IndexPath(item: 0, section: 0)
        weak var rig: CompositionalRig?

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let result = super.preferredLayoutAttributesFitting(layoutAttributes)
            guard let height = rig?.height?(path) else { return result }
            rig?.measures += 1
            result.size.height = height
            return result
        }
    }

    init(
        _ counts: [Int], log: EventLog = EventLog(), _ layout: @MainActor () -> UICollectionViewCompositionalLayout
    ) {
        self.log = log
        self.counts = counts
        let made = host.run(layout)
        self.layout = made
        collection = host.run {
            UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: made)
        }
        super.init()
    }

    /// Shows the collection for the first time.
    func show() {
        host.run {
            collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
            for kind in ["header", "badge"] {
                collection.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
            }
            collection.dataSource = self
            collection.delegate = self
        }
        host.show(collection)
    }

    /// A list of rows whose heights are estimated.
    static func list(_ counts: [Int], estimate: CGFloat = 50, header: CGFloat? = nil) -> CompositionalRig {
        CompositionalRig(counts) {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            if let header {
                let item = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(header)),
                    elementKind: "header", alignment: .top)
                item.pinToVisibleBounds = true
                section.boundarySupplementaryItems = [item]
            }
            return UICollectionViewCompositionalLayout(section: section)
        }
    }

    /// Sections of rows of 100 x 80 points, of which the first one scrolls by itself.
    static func rows(
        _ counts: [Int], _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        _ configure: @escaping @MainActor (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> CompositionalRig {
        CompositionalRig(counts) {
            UICollectionViewCompositionalLayout { index, _ in
                let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
                let section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                section.interGroupSpacing = 10
                if index == 0 {
                    section.orthogonalScrollingBehavior = behavior
                    configure(section)
                }
                return section
            }
        }
    }

    var time: Double { host.layers.mediaTime }

    func step(_ seconds: Double = 0) {
        for _ in 0..<max(1, Int(seconds * 60)) { host.frame(at: time + 1.0 / 60) }
    }

    func touch(_ phase: TouchSample.Phase, _ x: Double, _ y: Double) {
        host.window.handle([TouchSample(phase: phase, location: SIMD2(x, y), timestamp: time)])
        step()
    }

    func tap(_ x: Double, _ y: Double) {
        touch(.began, x, y)
        touch(.ended, x, y)
    }

    /// Drags from a point by a distance in ten frames, and lets go.
    func drag(_ x: Double, _ y: Double, by dx: Double, _ dy: Double, holds: Bool = false) {
        touch(.began, x, y)
        for index in 1...10 { touch(.moved, x + dx * Double(index) / 10, y + dy * Double(index) / 10) }
        if holds { for _ in 0..<20 { touch(.moved, x + dx, y + dy) } }
        touch(.ended, x + dx, y + dy)
    }

    func frame(_ item: Int, _ section: Int = 0) -> String? {
        host.run { collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame.text }
    }

    /// The rectangle in which a cell is seen in the window.
    func seen(_ item: Int, _ section: Int = 0) -> String? {
        collection.cellForItem(at: IndexPath(item: item, section: section)).map { $0.convert($0.bounds, to: nil).text }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.path = indexPath
        (cell as? Cell)?.rig = self
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.add("select \(indexPath.section).\(indexPath.item)")
    }
}
