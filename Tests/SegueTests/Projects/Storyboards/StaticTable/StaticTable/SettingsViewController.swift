import UIKit

class SettingsViewController: UITableViewController {
    @IBOutlet private weak var volumeSlider: UISlider!
    @IBOutlet private weak var muteSwitch: UISwitch!
    @IBOutlet private weak var themeCell: UITableViewCell!
    @IBOutlet private weak var sizeCell: UITableViewCell!

    private let themeTransition = RowTransition()

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let theme = segue.destination as? ThemeViewController {
            themeTransition.row = themeCell
            theme.transitioningDelegate = themeTransition
            theme.name = themeCell.detailTextLabel?.text
            theme.onChoose = { [weak self] name in self?.themeCell.detailTextLabel?.text = name }
        }
        if segue.identifier == "licenceOwner" {
            (segue.destination as? ProfileViewController)?.name = "The author"
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let cell = tableView.cellForRow(at: indexPath), cell === sizeCell else { return }
        cell.accessoryType = cell.accessoryType == .checkmark ? .none : .checkmark
    }

    @IBAction func volumeChanged(_ sender: UISlider) {
        muteSwitch.setOn(sender.value == 0, animated: true)
    }

    @IBAction func muteChanged(_ sender: UISwitch) {
        volumeSlider.isEnabled = !sender.isOn
        volumeSlider.setValue(sender.isOn ? 0 : 0.5, animated: true)
    }
}
