import UIKit

/// Opens a screen out of the frame of a table row, and closes it into that frame again.
class RowTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    weak var row: UITableViewCell?
    private var isOpening = true

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        isOpening = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        isOpening = false
        return self
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.45
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to),
            let to = transitionContext.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        toView.frame = transitionContext.finalFrame(for: to)
        container.addSubview(toView)
        let screen: UIView = isOpening ? toView : fromView
        container.bringSubviewToFront(screen)

        let window = UIView()
        window.backgroundColor = .black
        let closed = row.map { $0.convert($0.bounds, to: container) } ?? CGRect(origin: container.center, size: .zero)
        window.frame = isOpening ? closed : screen.bounds
        window.layer.cornerRadius = isOpening ? 10 : 0
        screen.mask = window
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut,
            animations: {
                window.frame = self.isOpening ? screen.bounds : closed
                window.layer.cornerRadius = self.isOpening ? 0 : 10
            },
            completion: { _ in
                screen.mask = nil
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
