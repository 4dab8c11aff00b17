import UIKit

/// A grid of numbers with headers by registration; the bar's button puts them in another order.
final class ShuffledGridViewController: UIViewController {
    private enum Section: String, CaseIterable { case even = "Even", odd = "Odd" }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Int>!
    private var numbers = Array(0..<14)
    private var nextNumber = 20
    private let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Numbers"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Shuffle", primaryAction: UIAction { [weak self] _ in self?.shuffle() })
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 84, height: 84)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        layout.headerReferenceSize = CGSize(width: 100, height: 40)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { [colors] cell, _, number in
            var content = UIListContentConfiguration.cell()
            content.text = "\(number)"
            content.textProperties.alignment = .center
            content.textProperties.color = .white
            content.textProperties.font = .boldSystemFont(ofSize: 28)
            content.directionalLayoutMargins = .zero
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = colors[number % colors.count]
            background.cornerRadius = 12
            cell.backgroundConfiguration = background
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, number in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, path in
            var content = UIListContentConfiguration.plainHeader()
            content.text = self?.dataSource.sectionIdentifier(for: path.section)?.rawValue
            header.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        apply(animated: false)
    }

    private func apply(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(numbers.filter { $0.isMultiple(of: 2) }, toSection: .even)
        snapshot.appendItems(numbers.filter { !$0.isMultiple(of: 2) }, toSection: .odd)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func shuffle() {
        numbers = Array(numbers.reversed().dropFirst(3)) + [nextNumber, nextNumber + 1]
        nextNumber += 2
        apply(animated: true)
    }
}

#Preview {
    UINavigationController(rootViewController: ShuffledGridViewController())
}
