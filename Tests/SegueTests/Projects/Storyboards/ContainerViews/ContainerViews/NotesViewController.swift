import UIKit

class NotesViewController: UIViewController {
    @IBOutlet private weak var changesLabel: UILabel!

    var onChange: ((Int) -> Void)?
    private(set) var count = 0

    @IBAction func mark(_ sender: UIButton) {
        count += 1
        changesLabel.text = "\(count) changes"
        onChange?(count)
    }
}
