import UIKit

class ProfileViewController: UIViewController {
    @IBOutlet private weak var nameLabel: UILabel!

    var name: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        if let name = name {
            nameLabel.text = name
        }
    }
}
