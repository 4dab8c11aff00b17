import UIKit

class ThemeViewController: UIViewController {
    @IBOutlet private weak var choice: UISegmentedControl!

    var name: String?
    var onChoose: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        choice.selectedSegmentIndex = name == "Sunset" ? 1 : 0
        showChoice()
    }

    @IBAction func choose(_ sender: UISegmentedControl) {
        UIView.animate(withDuration: 0.3) { self.showChoice() }
        onChoose?(sender.selectedSegmentIndex == 0 ? "Ocean" : "Sunset")
    }

    @IBAction func done(_ sender: UIButton) {
        dismiss(animated: true)
    }

    private func showChoice() {
        view.backgroundColor = UIColor(named: choice.selectedSegmentIndex == 0 ? "Ocean" : "Sunset")
    }
}
