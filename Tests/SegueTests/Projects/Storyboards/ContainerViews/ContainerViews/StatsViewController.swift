import UIKit

class StatsViewController: UIViewController {
    @IBOutlet private weak var numberLabel: UILabel!

    var count = 0 {
        didSet { numberLabel?.text = "\(count)" }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        numberLabel.text = "\(count)"
    }
}
