import UIKit

final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}
}

final class Opener2: UIViewController {
    func open() { present(UIViewController(), animated: true) }
}
