import UIKit

struct Contact: Hashable {
    let id: Int
    var name: String
    var city: String
}

enum Group: String, CaseIterable {
    case favourites = "Favourites"
    case others = "All Contacts"
}

final class ContactsDataSource: UITableViewDiffableDataSource<Group, Contact> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)?.rawValue
    }
}

final class ContactsViewController: UITableViewController {
    private var dataSource: ContactsDataSource!
    private var favourites: Set<Int> = [2]
    private let contacts = ["Ada", "Barbara", "Carl", "Dorothy", "Edsger", "Frances"].enumerated().map {
        Contact(id: $0.offset, name: $0.element, city: ["London", "Boston", "Berlin"][$0.offset % 3])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        dataSource = ContactsDataSource(tableView: tableView) { [weak self] tableView, indexPath, contact in
            let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
            var content = UIListContentConfiguration.subtitleCell()
            content.text = contact.name
            content.secondaryText = contact.city
            let isFavourite = self?.favourites.contains(contact.id) == true
            content.image = UIImage(systemName: isFavourite ? "star.fill" : "star")
            content.imageProperties.tintColor = .systemOrange
            cell.contentConfiguration = content
            return cell
        }
        dataSource.defaultRowAnimation = .fade
        update(animated: false)
    }

    private func update(animated: Bool, reconfigured: [Contact] = []) {
        var snapshot = NSDiffableDataSourceSnapshot<Group, Contact>()
        snapshot.appendSections(Group.allCases)
        snapshot.appendItems(contacts.filter { favourites.contains($0.id) }, toSection: .favourites)
        snapshot.appendItems(contacts.filter { !favourites.contains($0.id) }, toSection: .others)
        snapshot.reconfigureItems(reconfigured)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let contact = dataSource.itemIdentifier(for: indexPath) else { return }
        favourites.formSymmetricDifference([contact.id])
        update(animated: true, reconfigured: [contact])
    }
}

#Preview {
    UINavigationController(rootViewController: ContactsViewController())
}
