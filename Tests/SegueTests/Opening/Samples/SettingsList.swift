import UIKit

struct SettingsGroup {
    let title: String
    let rows: [String]

    static let all = [
        SettingsGroup(title: "Network", rows: ["Airplane Mode", "Wi-Fi", "Bluetooth"]),
        SettingsGroup(
            title: "Notifications",
            rows: ["Sounds", "Focus", "Screen Time", "Emergency alerts and warnings of the weather service"]),
        SettingsGroup(title: "General", rows: ["About"]),
    ]
}

/// A list of settings in groups with round corners, headers, and lines that one row does without.
final class SettingsListViewController: UICollectionViewController {
    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.itemSeparatorHandler = { indexPath, configuration in
            var configuration = configuration
            if indexPath == IndexPath(item: 0, section: 1) { configuration.bottomSeparatorVisibility = .hidden }
            return configuration
        }
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.alwaysBounceVertical = true
        collectionView.register(SettingsCell.self, forCellWithReuseIdentifier: "Row")
        collectionView.register(
            SettingsHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Header")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { SettingsGroup.all.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        SettingsGroup.all[section].rows.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Row", for: indexPath)
        (cell as? SettingsCell)?.label.text = SettingsGroup.all[indexPath.section].rows[indexPath.item]
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
        (header as? SettingsHeader)?.label.text = SettingsGroup.all[indexPath.section].title
        return header
    }
}

/// A cell as high as its text.
final class SettingsCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        let selected = UIView()
        selected.backgroundColor = .systemGray4
        selectedBackgroundView = selected
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class SettingsHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 24),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

#Preview {
    SettingsListViewController()
}
