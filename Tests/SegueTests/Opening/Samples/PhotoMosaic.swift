import UIKit

/// Photos in a mosaic of nested groups: one large beside two small ones, a row of three, and the same mirrored.
final class PhotoMosaicViewController: UICollectionViewController {
    init() {
        super.init(collectionViewLayout: PhotoMosaicViewController.createLayout())
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private static func createLayout() -> UICollectionViewLayout {
        let spacing: CGFloat = 1
        func tile(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
            item.contentInsets = NSDirectionalEdgeInsets(
                top: spacing, leading: spacing, bottom: spacing, trailing: spacing)
            return item
        }
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
            subitem: tile(1, 0.5), count: 2)
        let wide = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3))
        let large = NSCollectionLayoutGroup.horizontal(layoutSize: wide, subitems: [tile(2 / 3, 1), pair])
        let mirrored = NSCollectionLayoutGroup.horizontal(layoutSize: wide, subitems: [pair, tile(2 / 3, 1)])
        let three = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
            subitem: tile(1 / 3, 1), count: 3)
        let nested = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2)),
            subitems: [large, three, mirrored, three])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: nested))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Photo")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 46 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
        cell.contentView.transform = .identity
        let step = CGFloat(indexPath.item % 12)
        cell.contentView.backgroundColor = UIColor(hue: step / 12, saturation: 0.5, brightness: 0.85, alpha: 1)
        let selected = UIView()
        selected.backgroundColor = .black
        cell.selectedBackgroundView = selected
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        UIView.animate(withDuration: 0.3) {
            collectionView.cellForItem(at: indexPath)?.contentView.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        }
    }
}

#Preview {
    PhotoMosaicViewController()
}
