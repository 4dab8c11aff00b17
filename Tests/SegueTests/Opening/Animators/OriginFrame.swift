import UIKit

/// Grows out of a picture whose frame it is given.
class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval
    private let presenting: Bool
    private let originFrame: CGRect

    init(duration: TimeInterval, presenting: Bool, originFrame: CGRect) {
        self.duration = duration
        self.presenting = presenting
        self.originFrame = originFrame
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let toView = transitionContext.view(forKey: .to), let fromView = transitionContext.view(forKey: .from)
        else { return }
        let page = presenting ? toView : fromView
        container.addSubview(toView)
        container.bringSubviewToFront(page)
        let small = CGAffineTransform(
            scaleX: originFrame.width / page.frame.width, y: originFrame.height / page.frame.height)
        let middle = CGPoint(x: originFrame.midX, y: originFrame.midY)
        let centre = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        page.transform = presenting ? small : .identity
        page.center = presenting ? middle : centre
        page.clipsToBounds = true
        UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            page.transform = self.presenting ? .identity : small
            page.center = self.presenting ? centre : middle
        } completion: { _ in
            page.transform = .identity
            page.center = centre
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
