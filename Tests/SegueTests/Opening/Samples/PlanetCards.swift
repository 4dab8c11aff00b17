import UIKit

/// Cards with a content view of their own, and a background that follows the state by an update handler.
struct PlanetConfiguration: UIContentConfiguration {
    var name = ""
    var radius: CGFloat = 10
    var isSelected = false

    func makeContentView() -> UIView & UIContentView { PlanetView(configuration: self) }

    func updated(for state: UIConfigurationState) -> PlanetConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        updated.isSelected = state.isSelected
        return updated
    }
}

final class PlanetView: UIView, UIContentView {
    var configuration: UIContentConfiguration { didSet { apply() } }
    private let label = UILabel()
    private let disc = UIView()
    private var diameter: NSLayoutConstraint!

    init(configuration: PlanetConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        label.font = .preferredFont(forTextStyle: .headline)
        let stack = UIStackView(arrangedSubviews: [disc, label])
        stack.spacing = 16
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        diameter = disc.widthAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([
            diameter, disc.heightAnchor.constraint(equalTo: disc.widthAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
        apply()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func apply() {
        guard let planet = configuration as? PlanetConfiguration else { return }
        label.text = planet.isSelected ? "\(planet.name) ✓" : planet.name
        diameter.constant = planet.radius * 2
        disc.layer.cornerRadius = planet.radius
        disc.backgroundColor = planet.isSelected ? .systemOrange : .systemTeal
    }
}

final class PlanetsViewController: UIViewController {
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: view.bounds.width, height: 60)
        layout.minimumLineSpacing = 0
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.allowsMultipleSelection = true
        collectionView.backgroundColor = .systemGroupedBackground
        return collectionView
    }()

    private lazy var dataSource: UICollectionViewDiffableDataSource<Int, String> = {
        let radii: [String: CGFloat] = [
            "Mercury": 8, "Venus": 15, "Earth": 16, "Mars": 11, "Jupiter": 40, "Saturn": 34,
        ]
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            cell.contentConfiguration = PlanetConfiguration(name: name, radius: radii[name] ?? 10)
            cell.configurationUpdateHandler = { cell, state in
                var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
                background.cornerRadius = 14
                background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
                background.backgroundColor = state.isHighlighted ? .systemGray5 : .secondarySystemGroupedBackground
                if state.isSelected {
                    background.strokeColor = .systemOrange
                    background.strokeWidth = 2
                }
                cell.backgroundConfiguration = background
            }
        }
        return UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Planets"
        view.addSubview(collectionView)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn"])
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

#Preview {
    UINavigationController(rootViewController: PlanetsViewController())
}
