import UIKit

/// Animates as code did before iOS 4.
final class OldBlockView: UIView {
    func slide() {
        UIView.beginAnimations("slide", context: nil)
        UIView.setAnimationDuration(0.4)
        UIView.setAnimationDelay(0.1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationBeginsFromCurrentState(true)
        center.x += 100
        UIView.commitAnimations()
        alpha = 0.5
    }

    func pulse() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationRepeatAutoreverses(true)
        alpha = 1
        UIView.commitAnimations()
    }

    /// Forgets to commit what it began in a block.
    func forget() {
        UIView.animate(withDuration: 0.2) {
            UIView.beginAnimations(nil, context: nil)
            self.center.x += 10
        }
        center.y += 10
    }
}
