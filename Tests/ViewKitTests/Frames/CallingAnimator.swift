@testable import ViewKit

/// An animator for every change of a stack that calls a block in `animateTransition`.
@MainActor final class CallingAnimator: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning
{
    private let whenAnimating: () -> Void

    init(whenAnimating: @escaping () -> Void) { self.whenAnimating = whenAnimating }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        whenAnimating()
        if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(to) }
        UIView.animate(withDuration: 0.2) {
            transitionContext.view(forKey: .to)?.alpha = 0.5
        } completion: { _ in
            transitionContext.completeTransition(true)
        }
    }
}
