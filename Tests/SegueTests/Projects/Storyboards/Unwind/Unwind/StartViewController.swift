import UIKit

class StartViewController: UIViewController {
    @IBOutlet private weak var messageLabel: UILabel!

    @IBAction func unwindToStart(_ segue: UIStoryboardSegue) {
        switch segue.source {
        case let form as FormViewController where segue.identifier != "cancel":
            messageLabel.text = "Hello, \(form.name)!"
        case is FormViewController:
            messageLabel.text = "You cancelled"
        case is DeepViewController:
            messageLabel.text = "Back from two levels below"
        default:
            break
        }
    }
}
