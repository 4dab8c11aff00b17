import UIKit

class DetailViewController: UIViewController {
    @IBAction func back(_ sender: Any) {
        dismiss(animated: true)
    }
}
