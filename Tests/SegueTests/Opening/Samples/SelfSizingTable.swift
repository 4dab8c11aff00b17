import UIKit

struct Comment {
    let author: String
    let date: String
    let text: String

    static let all = [
        Comment(author: "Ada", date: "Mon", text: "Is the ferry running on Sunday?"),
        Comment(
            author: "Bertram", date: "Mon",
            text: "Yes, every two hours from ten o'clock. The last one back leaves at half past six, "
                + "so do not stay too long in the café at the lighthouse."),
        Comment(author: "Charlotte of the harbour office", date: "Tue", text: "Bicycles are free before noon."),
        Comment(
            author: "Dan", date: "Wed",
            text: "We went last week. Take something warm, the wind on the upper deck is stronger than you think, "
                + "and there is only a small cabin. The view is worth it: we saw seals twice."),
        Comment(author: "Ada", date: "Wed", text: "Thank you all!\nSee you there."),
        Comment(author: "Emil", date: "Thu", text: "One more question: can dogs come along?"),
        Comment(
            author: "Bertram", date: "Thu",
            text: "They can, on a lead. Small ones travel for free, and large ones pay half."),
        Comment(author: "Emil", date: "Fri", text: "Great."),
        Comment(
            author: "Ada", date: "Sat",
            text: "We are the ones with the yellow umbrella. If it rains, look for us in the tea room on the first "
                + "floor of the ferry house; it opens at nine."),
        Comment(author: "Dan", date: "Sun", text: "Sunshine!"),
    ]
}

/// A cell as high as its text, by constraints from the top to the bottom of its content view.
final class CommentCell: UITableViewCell {
    static let reuseIdentifier = "CommentCell"

    private let avatarView = UIView()
    private let authorLabel = UILabel()
    private let dateLabel = UILabel()
    private let bodyLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatarView.layer.cornerRadius = 20
        authorLabel.font = .preferredFont(forTextStyle: .headline)
        dateLabel.font = .preferredFont(forTextStyle: .footnote)
        dateLabel.textColor = .secondaryLabel
        bodyLabel.font = .preferredFont(forTextStyle: .body)
        bodyLabel.numberOfLines = 0
        for subview in [avatarView, authorLabel, dateLabel, bodyLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        authorLabel.setContentHuggingPriority(.required, for: .vertical)
        dateLabel.setContentHuggingPriority(.required, for: .horizontal)
        dateLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUpConstraints() {
        // A little less than required: the table lays cells out at their estimated heights first.
        let avatarBottom = avatarView.bottomAnchor.constraint(
            lessThanOrEqualTo: contentView.bottomAnchor, constant: -12)
        avatarBottom.priority = .required - 1
        let bodyBottom = bodyLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
        bodyBottom.priority = .required - 1
        NSLayoutConstraint.activate([
            avatarView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            avatarView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            avatarView.widthAnchor.constraint(equalToConstant: 40),
            avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
            avatarBottom,
            authorLabel.topAnchor.constraint(equalTo: avatarView.topAnchor),
            authorLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
            dateLabel.firstBaselineAnchor.constraint(equalTo: authorLabel.firstBaselineAnchor),
            dateLabel.leadingAnchor.constraint(greaterThanOrEqualTo: authorLabel.trailingAnchor, constant: 8),
            dateLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            bodyLabel.topAnchor.constraint(equalTo: authorLabel.bottomAnchor, constant: 4),
            bodyLabel.leadingAnchor.constraint(equalTo: authorLabel.leadingAnchor),
            bodyLabel.trailingAnchor.constraint(equalTo: dateLabel.trailingAnchor),
            bodyBottom,
        ])
    }

    func configure(with comment: Comment, color: UIColor) {
        avatarView.backgroundColor = color
        authorLabel.text = comment.author
        dateLabel.text = comment.date
        bodyLabel.text = comment.text
    }
}

final class CommentsViewController: UITableViewController {
    private let colors: [UIColor] = [.systemPink, .systemTeal, .systemOrange, .systemIndigo]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Comments"
        tableView.register(CommentCell.self, forCellReuseIdentifier: CommentCell.reuseIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 88
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Comment.all.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: CommentCell.reuseIdentifier, for: indexPath)
        (cell as? CommentCell)?.configure(with: Comment.all[indexPath.row], color: colors[indexPath.row % colors.count])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = CommentViewController(comment: Comment.all[indexPath.row])
        navigationController?.pushViewController(detail, animated: true)
    }
}

final class CommentViewController: UIViewController {
    private let comment: Comment
    private let textLabel = UILabel()

    init(comment: Comment) {
        self.comment = comment
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = comment.author
        view.backgroundColor = .systemGray6
        textLabel.text = comment.text
        textLabel.font = .preferredFont(forTextStyle: .title2)
        textLabel.numberOfLines = 0
        textLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textLabel)
        let guide = view.safeAreaLayoutGuide
        textLabel.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24).isActive = true
        textLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24).isActive = true
        textLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24).isActive = true
    }
}

#Preview("Comments") {
    UINavigationController(rootViewController: CommentsViewController())
}
