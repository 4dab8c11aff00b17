import UIKit

/// Its owner sets where it begins; the cell is used only where a delegate asks for it.
class PopUpAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var presenting = true
    var originFrame: CGRect!
    var selectedCell: UICollectionViewCell!

    var cellHeight: CGFloat { selectedCell.bounds.height }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView
        guard let toView = transitionContext.view(forKey: .to), let fromView = transitionContext.view(forKey: .from)
        else { return }
        let popUp = presenting ? toView : fromView
        let start: CGRect = originFrame
        let scale = CGAffineTransform(
            scaleX: start.width / containerView.bounds.width, y: start.height / containerView.bounds.height)
        containerView.addSubview(toView)
        containerView.bringSubviewToFront(popUp)
        let centre = containerView.center
        if presenting {
            popUp.transform = scale
            popUp.center = CGPoint(x: start.midX, y: start.midY)
        }
        UIView.animate(
            withDuration: 0.6,
            animations: {
                popUp.transform = self.presenting ? .identity : scale
                popUp.center = self.presenting ? centre : CGPoint(x: start.midX, y: start.midY)
            },
            completion: { _ in
                popUp.transform = .identity
                popUp.center = centre
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
