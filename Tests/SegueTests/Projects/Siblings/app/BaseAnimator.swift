import UIKit

class BaseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { Theme.duration }

    func animateTransition(using context: UIViewControllerContextTransitioning) {}
}
