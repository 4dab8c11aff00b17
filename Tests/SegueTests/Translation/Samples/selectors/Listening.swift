import Foundation

class Listener: UIViewController {
    func listen() {
        perform(Selector("hear:"), with: nil, afterDelay: 1)
        perform(Selector("viewDidTurn"), with: nil, afterDelay: 1)
    }

    @objc func viewDidTurn() {}
}

extension RefreshController {
    @objc func hear(_ notification: Notification) {}
}
