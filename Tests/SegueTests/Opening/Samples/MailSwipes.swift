import UIKit

/// A list of messages whose rows have actions on both sides.
final class MailViewController: UIViewController, UICollectionViewDataSource {
    private var messages = [
        "Ferry times", "Your order", "Minutes of Monday", "Holiday pictures", "Re: Re: Lunch", "Invoice 204",
    ]
    private var unread: Set<String> = ["Ferry times", "Re: Re: Lunch"]
    private var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            self?.trailingActions(at: indexPath)
        }
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            self?.leadingActions(at: indexPath)
        }
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dataSource = self
        collectionView.register(MessageCell.self, forCellWithReuseIdentifier: "Message")
        view.addSubview(collectionView)
    }

    private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.messages.remove(at: indexPath.item)
            self?.collectionView.deleteItems(at: [indexPath])
            completion(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in completion(true) }
        flag.backgroundColor = .systemOrange
        let more = UIContextualAction(style: .normal, title: "More") { _, _, completion in completion(false) }
        return UISwipeActionsConfiguration(actions: [delete, flag, more])
    }

    private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration {
        let message = messages[indexPath.item]
        let title = unread.contains(message) ? "Read" : "Unread"
        let read = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
            self?.unread.formSymmetricDifference([message])
            self?.collectionView.reloadItems(at: [indexPath])
            completion(true)
        }
        read.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [read])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        messages.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Message", for: indexPath)
        let message = messages[indexPath.item]
        (cell as? MessageCell)?.configure(message, isUnread: unread.contains(message))
        return cell
    }
}

final class MessageCell: UICollectionViewCell {
    private let dot = UIView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5
        for subview in [dot, label] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            dot.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            dot.widthAnchor.constraint(equalToConstant: 10),
            dot.heightAnchor.constraint(equalToConstant: 10),
            label.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 24),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -24),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(_ text: String, isUnread: Bool) {
        label.text = text
        label.font = isUnread ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
        dot.isHidden = !isUnread
    }
}

#Preview {
    MailViewController()
}
