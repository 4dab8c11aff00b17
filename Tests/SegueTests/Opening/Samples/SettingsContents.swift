import UIKit

/// Settings: values, symbols in tinted tiles, a switch, and a footer.
final class SettingsContentsViewController: UITableViewController {
    private struct Row {
        let title: String
        let value: String?
        let symbol: String
        let color: UIColor
    }

    private let rows: [[Row]] = [
        [
            Row(title: "Airplane Mode", value: nil, symbol: "airplane", color: .systemOrange),
            Row(title: "Wi-Fi", value: "Home", symbol: "wifi", color: .systemBlue),
            Row(title: "Bluetooth", value: "On", symbol: "headphones", color: .systemBlue),
        ],
        [
            Row(title: "Notifications", value: nil, symbol: "bell.fill", color: .systemRed),
            Row(
                title: "Focus", value: "Work until the evening, on all of my devices", symbol: "moon.fill",
                color: .systemIndigo),
        ],
    ]

    init() { super.init(style: .insetGrouped) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let row = rows[indexPath.section][indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = row.title
        content.secondaryText = row.value
        content.image = UIImage(systemName: row.symbol)
        content.imageProperties.tintColor = row.color
        content.imageProperties.reservedLayoutSize.width = 30
        cell.contentConfiguration = content
        if row.title == "Airplane Mode" {
            cell.accessoryView = UISwitch()
        } else {
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") else { return nil }
        var content = UIListContentConfiguration.groupedHeader()
        content.text = section == 0 ? "Connections" : "Alerts"
        header.contentConfiguration = content
        return header
    }
}

#Preview {
    UINavigationController(rootViewController: SettingsContentsViewController())
}
