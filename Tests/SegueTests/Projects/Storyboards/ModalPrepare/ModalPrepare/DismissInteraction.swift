import UIKit

/// Drives the dismissal while a finger drags the card down.
class DismissInteraction: UIPercentDrivenInteractiveTransition {
    var isActive = false

    func end(finished: Bool) {
        isActive = false
        completionSpeed = finished ? 1 - percentComplete : max(percentComplete, 0.2)
        if finished {
            finish()
        } else {
            cancel()
        }
    }
}
