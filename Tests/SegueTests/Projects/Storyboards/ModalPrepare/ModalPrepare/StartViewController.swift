import UIKit

class StartViewController: UIViewController {
    private let cardTransition = CardTransition()

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard segue.identifier == "showDetail", let detail = segue.destination as? DetailViewController else { return }
        detail.modalPresentationStyle = .custom
        detail.transitioningDelegate = cardTransition
        detail.interaction = cardTransition.interaction
    }
}
