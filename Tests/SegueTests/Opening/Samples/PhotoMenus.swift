import UIKit

/// A grid of photos with context menus: a preview controller, actions, and a commit that pushes.
final class PhotoMenusViewController: UIViewController, UICollectionViewDelegate {
    private struct Photo: Hashable {
        let id: Int
        var isFavorite = false
        var color: UIColor { UIColor(hue: CGFloat(id) / 15, saturation: 0.55, brightness: 0.9, alpha: 1) }
    }

    private var photos = (0..<15).map { Photo(id: $0) }
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Photo>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Photo> { cell, _, photo in
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = photo.color
            background.cornerRadius = 8
            background.strokeColor = .systemPink
            background.strokeWidth = photo.isFavorite ? 4 : 0
            cell.backgroundConfiguration = background
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, photo in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: photo)
        }
        apply(animated: false)
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
            subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    private func apply(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Photo>()
        snapshot.appendSections([0])
        snapshot.appendItems(photos)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let indexPath = indexPaths.first, let photo = dataSource.itemIdentifier(for: indexPath)
        else { return nil }
        return UIContextMenuConfiguration(
            identifier: indexPath as NSIndexPath,
            previewProvider: { PhotoDetailViewController(color: photo.color, number: photo.id) }
        ) { [weak self] _ in
            let favorite = UIAction(title: "Favorite", image: UIImage(systemName: "heart")) { _ in
                self?.photos[photo.id].isFavorite = true
                self?.apply(animated: true)
            }
            let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }
            let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                self?.photos.removeAll { $0.id == photo.id }
                self?.apply(animated: true)
            }
            return UIMenu(title: "Photo \(photo.id + 1)", children: [favorite, share, delete])
        }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let controller = animator.previewViewController else { return }
        animator.preferredCommitStyle = .pop
        animator.addCompletion { [weak self] in
            self?.navigationController?.pushViewController(controller, animated: true)
        }
    }
}

/// One photo over the whole screen.
final class PhotoDetailViewController: UIViewController {
    private let color: UIColor

    init(color: UIColor, number: Int) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        title = "Photo \(number + 1)"
        preferredContentSize = CGSize(width: 320, height: 320)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

#Preview("Photos") {
    UINavigationController(rootViewController: PhotoMenusViewController())
}
