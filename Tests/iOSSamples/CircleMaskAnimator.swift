import UIKit

/// Reveals the new screen through a round view that masks it, grown by its bounds and its corner radius.
class CircleMaskAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var startingPoint = CGPoint(x: 100, y: 150)

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        transitionContext.containerView.addSubview(toView)
        let maskView = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        maskView.center = startingPoint
        maskView.backgroundColor = .black
        maskView.layer.cornerRadius = 2
        toView.mask = maskView
        let width = max(startingPoint.x, toView.bounds.width - startingPoint.x)
        let height = max(startingPoint.y, toView.bounds.height - startingPoint.y)
        let radius = (width * width + height * height).squareRoot()
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut,
            animations: {
                maskView.bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
                maskView.layer.cornerRadius = radius
            },
            completion: { _ in
                toView.mask = nil
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
