import UIKit

class LeavingInteraction: UIPercentDrivenInteractiveTransition {
    weak var controller: UIViewController?

    func leave() { controller?.dismiss(animated: true, completion: nil) }
}

/// Inherits the call.
final class PullDown: LeavingInteraction {
    func attach(to viewController: UIViewController) { controller = viewController }
}

/// Goes with the calls of the file, and a stack counts more than a presentation.
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}
}

final class Opener: UIViewController {
    func open() { navigationController?.pushViewController(UIViewController(), animated: true) }
}
