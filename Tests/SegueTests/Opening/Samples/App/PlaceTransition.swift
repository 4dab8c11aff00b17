import UIKit

/// Vends the transition between the list and a place.
class PlaceTransitionDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        let list = (operation == .push ? fromVC : toVC) as? PlacesViewController
        guard let row = list?.selectedView else { return nil }
        return PlaceTransition(operation: operation, row: row)
    }
}

/// Lets a place grow out of its row of the list, and shrink back into it.
class PlaceTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation
    private let row: UIView

    init(operation: UINavigationController.Operation, row: UIView) {
        self.operation = operation
        self.row = row
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to),
            let toController = transitionContext.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toController)
        let opens = operation == .push
        let placeView = opens ? toView : fromView
        container.insertSubview(toView, at: 0)
        container.bringSubviewToFront(placeView)

        // The place is seen through a window that is as large as the row, or as the screen.
        let full = container.bounds
        let small = row.convert(row.bounds, to: container)
        let mask = UIView(frame: opens ? small : full)
        mask.backgroundColor = .black
        mask.layer.cornerRadius = opens ? row.layer.cornerRadius : 0
        placeView.mask = mask

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut,
            animations: {
                mask.frame = opens ? full : small
                mask.layer.cornerRadius = opens ? 0 : self.row.layer.cornerRadius
            },
            completion: { _ in
                placeView.mask = nil
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
