import UIKit

class CreditsViewController: UIViewController {
    @IBOutlet weak var sourceLabel: UILabel!

    private let source: String

    init?(coder: NSCoder, source: String) {
        self.source = source
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        sourceLabel.text = "Opened by the segue “\(source)”"
    }
}
