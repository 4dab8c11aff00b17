import UIKit

/// A list of notes whose bar button has a menu: an order of which one is chosen, a submenu, and a destructive action.
final class NotesMenuViewController: UITableViewController {
    enum Order: String, CaseIterable {
        case title = "Title"
        case newest = "Newest First"
        case oldest = "Oldest First"
    }

    enum Filter: String, CaseIterable {
        case all = "All Notes"
        case pinned = "Pinned"
        case shared = "Shared"
    }

    private struct Note {
        var title: String
        var day: Int
        var isPinned = false
    }

    private var notes = [
        Note(title: "Groceries", day: 3), Note(title: "Flat hunting", day: 9, isPinned: true),
        Note(title: "Recipes", day: 1), Note(title: "Ideas for the garden", day: 12),
        Note(title: "Books to read", day: 5, isPinned: true),
    ]
    private var order = Order.newest { didSet { reload() } }
    private var filter = Filter.all { didSet { reload() } }
    private var shown: [Note] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: nil, image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil, menu: makeMenu())
        reload()
    }

    private func makeMenu() -> UIMenu {
        let orders = Order.allCases.map { order in
            UIAction(title: order.rawValue, state: order == self.order ? .on : .off) { [weak self] _ in
                self?.order = order
            }
        }
        let filters = Filter.allCases.map { filter in
            UIAction(title: filter.rawValue, state: filter == self.filter ? .on : .off) { [weak self] _ in
                self?.filter = filter
                self?.navigationItem.rightBarButtonItem?.menu = self?.makeMenu()
            }
        }
        let select = UIAction(title: "Select Notes", image: UIImage(systemName: "checkmark.circle")) { _ in }
        let deleteAll = UIAction(
            title: "Delete All", image: UIImage(systemName: "trash"), attributes: .destructive
        ) { [weak self] _ in
            self?.notes.removeAll()
            self?.reload()
        }
        return UIMenu(children: [
            select,
            UIMenu(title: "Sort By", options: [.displayInline, .singleSelection], children: orders),
            UIMenu(
                title: "Filter", subtitle: filter.rawValue,
                image: UIImage(systemName: "line.3.horizontal.decrease.circle"), options: .singleSelection,
                children: filters),
            UIMenu(options: .displayInline, children: [deleteAll]),
        ])
    }

    private func reload() {
        shown = notes.filter { filter == .all || filter == .pinned && $0.isPinned }
        switch order {
        case .title: shown.sort { $0.title < $1.title }
        case .newest: shown.sort { $0.day > $1.day }
        case .oldest: shown.sort { $0.day < $1.day }
        }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = shown[indexPath.row].title
        content.secondaryText = "\(shown[indexPath.row].day) March"
        content.image = shown[indexPath.row].isPinned ? UIImage(systemName: "pin") : nil
        cell.contentConfiguration = content
        return cell
    }
}

#Preview("Notes") {
    UINavigationController(rootViewController: NotesMenuViewController())
}
