import UIKit

class ViewController: UIViewController {
    private var transition: CircleTransition?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "open", let button = sender as? CircleButton else { return }
        let transition = CircleTransition(button: button)
        segue.destination.transitioningDelegate = transition
        self.transition = transition
    }

    @IBAction func countDown(_ sender: BadgeButton) {
        sender.badgeCount = sender.badgeCount > 0 ? sender.badgeCount - 1 : 3
    }
}
