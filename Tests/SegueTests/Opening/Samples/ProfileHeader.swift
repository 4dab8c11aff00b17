import UIKit

/// The upper part of a profile: picture, name and role between two equal spaces.
final class ProfileHeaderView: UIView {
    let avatarView = UIView()
    let nameLabel = UILabel()
    let roleLabel = UILabel()
    private let topSpace = UILayoutGuide()
    private let bottomSpace = UILayoutGuide()
    private let nameRow = UILayoutGuide()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemIndigo
        clipsToBounds = true
        avatarView.backgroundColor = .systemYellow
        nameLabel.text = "Mira Holm"
        nameLabel.font = .systemFont(ofSize: 26, weight: .bold)
        nameLabel.textColor = .white
        roleLabel.text = "Gardener"
        roleLabel.font = .systemFont(ofSize: 15)
        roleLabel.textColor = UIColor(white: 1, alpha: 0.7)
        for subview in [avatarView, nameLabel, roleLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        for guide in [topSpace, bottomSpace, nameRow] { addLayoutGuide(guide) }
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUpConstraints() {
        NSLayoutConstraint.activate([
            topSpace.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            topSpace.heightAnchor.constraint(equalTo: bottomSpace.heightAnchor),
            bottomSpace.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
            bottomSpace.bottomAnchor.constraint(equalTo: bottomAnchor),

            avatarView.topAnchor.constraint(equalTo: topSpace.bottomAnchor),
            avatarView.centerXAnchor.constraint(equalTo: centerXAnchor),
            avatarView.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.45),
            avatarView.widthAnchor.constraint(equalTo: avatarView.heightAnchor, multiplier: 1),

            nameLabel.topAnchor.constraint(equalTo: avatarView.bottomAnchor, constant: 8),
            roleLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
            roleLabel.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),
            nameRow.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            nameRow.trailingAnchor.constraint(equalTo: roleLabel.trailingAnchor),
            nameRow.centerXAnchor.constraint(equalTo: centerXAnchor),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        avatarView.layer.cornerRadius = avatarView.bounds.height / 2
    }
}

/// A header that collapses while the posts below scroll.
final class ProfileViewController: UIViewController {
    private let headerView = ProfileHeaderView()
    private let scrollView = UIScrollView()
    private let postsStack = UIStackView()
    private let expandedHeight: CGFloat = 280
    private let collapsedHeight: CGFloat = 100
    private lazy var headerHeight = headerView.heightAnchor.constraint(equalToConstant: expandedHeight)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.alwaysBounceVertical = true
        scrollView.delegate = self
        postsStack.axis = .vertical
        postsStack.spacing = 12
        for number in 1...9 { postsStack.addArrangedSubview(makePost(number)) }
        setUpConstraints()
    }

    private func makePost(_ number: Int) -> UIView {
        let label = UILabel()
        label.text = "Day \(number): " + String(repeating: "The beans have grown again. ", count: number % 3 + 1)
        label.numberOfLines = 0
        let post = UIStackView(arrangedSubviews: [label])
        post.isLayoutMarginsRelativeArrangement = true
        post.layoutMargins = UIEdgeInsets(top: 24, left: 16, bottom: 24, right: 16)
        post.backgroundColor = .systemGray5
        post.layer.cornerRadius = 12
        return post
    }

    private func setUpConstraints() {
        view.addSubview(scrollView)
        view.addSubview(headerView)
        scrollView.addSubview(postsStack)
        for subview in [scrollView, headerView, postsStack] {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        let content = scrollView.contentLayoutGuide
        let readable = view.readableContentGuide
        NSLayoutConstraint.activate([
            headerView.topAnchor.constraint(equalTo: view.topAnchor),
            headerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            headerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            headerHeight,
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            postsStack.topAnchor.constraint(equalTo: content.topAnchor, constant: expandedHeight + 16),
            postsStack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            postsStack.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            postsStack.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
        ])
    }
}

// MARK: - UIScrollViewDelegate

extension ProfileViewController: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let lowest = collapsedHeight + view.safeAreaInsets.top
        headerHeight.constant = max(lowest, expandedHeight - scrollView.contentOffset.y)
        headerView.roleLabel.alpha = min(1, (headerHeight.constant - lowest) / (expandedHeight - lowest))
    }
}

#Preview("Profile") { ProfileViewController() }
