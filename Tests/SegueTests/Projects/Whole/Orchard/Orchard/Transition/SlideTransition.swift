import Combine
import UIKit

final class SlideTransition: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    private var operation = UINavigationController.Operation.push
    let finished = PassthroughSubject<Bool, Never>()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        self.operation = operation
        return self
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
            let toController = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        to.frame = transitionContext.finalFrame(for: toController)
        let height = container.bounds.height
        if operation == .push {
            container.addSubview(to)
            to.transform = CGAffineTransform(translationX: 0, y: height)
        } else {
            container.insertSubview(to, belowSubview: from)
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut
        ) {
            if self.operation == .push {
                to.transform = .identity
            } else {
                from.transform = CGAffineTransform(translationX: 0, y: height)
            }
        } completion: { _ in
            from.transform = .identity
            to.transform = .identity
            let isFinished = !transitionContext.transitionWasCancelled
            transitionContext.completeTransition(isFinished)
            self.finished.send(isFinished)
        }
    }
}
