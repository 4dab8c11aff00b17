import UIKit

class AboutViewController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    @IBAction func done() {
        dismiss(animated: true)
    }
}
