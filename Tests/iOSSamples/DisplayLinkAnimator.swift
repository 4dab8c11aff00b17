import UIKit

/// Moves views by hand from a display link, with a curve of its own.
class DisplayLinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var link: CADisplayLink?
    private var start: CFTimeInterval = 0
    private var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(to) }
        start = CACurrentMediaTime()
        link = CADisplayLink(target: self, selector: DisplayLinkAnimator.tick(_:))
        link?.add(to: .main, forMode: .common)
    }

    func tick(_ link: CADisplayLink) {
        guard let context = context, let to = context.view(forKey: .to) else { return }
        let t = min(1, (CACurrentMediaTime() - start) / transitionDuration(using: context))
        let eased = 1 - pow(1 - t, 3)
        to.frame.origin.y = context.containerView.bounds.height * CGFloat(1 - eased)
        if t >= 1 {
            link.invalidate()
            self.link = nil
            self.context = nil
            context.completeTransition(true)
        }
    }
}
