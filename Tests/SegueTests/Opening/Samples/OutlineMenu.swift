import UIKit

/// A tree of titles, as in Apple's outline sample, in a flow of full-width rows.
final class OutlineViewController: UIViewController, UICollectionViewDelegate {
    enum Section { case main }

    final class Item: Hashable {
        let title: String
        let symbol: String?
        let children: [Item]

        init(_ title: String, symbol: String? = nil, children: [Item] = []) {
            self.title = title
            self.symbol = symbol
            self.children = children
        }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        static func == (lhs: Item, rhs: Item) -> Bool { lhs === rhs }
    }

    private lazy var items = [
        Item(
            "Compositional Layout", symbol: "square.grid.2x2",
            children: [
                Item("Getting Started", children: [Item("Grid"), Item("Inset Items"), Item("Two Columns")]),
                Item("Advanced"),
            ]),
        Item("Diffable Data Source", symbol: "list.bullet", children: [Item("Mountains"), Item("Settings")]),
        Item("Lists", symbol: "star"),
    ]
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    private var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Modern Collection Views"
        configureHierarchy()
        configureDataSource()
        var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
        func add(_ items: [Item], to parent: Item?) {
            snapshot.append(items, to: parent)
            for item in items where !item.children.isEmpty { add(item.children, to: item) }
        }
        add(items, to: nil)
        dataSource.apply(snapshot, to: .main, animatingDifferences: false)
    }

    private func configureHierarchy() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: view.bounds.width, height: 44)
        layout.minimumLineSpacing = 0
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    private func configureDataSource() {
        let container = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            content.image = item.symbol.flatMap { UIImage(systemName: $0) }
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let leaf = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
            collectionView, indexPath, item in
            let registration = item.children.isEmpty ? leaf : container
            return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }
}

#Preview {
    UINavigationController(rootViewController: OutlineViewController())
}
