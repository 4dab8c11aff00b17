import UIKit

/// Opens the pushed screen out of the frame of a button, and closes it into that frame again.
class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let source: UIView
    private let isPushing: Bool

    init(source: UIView, isPushing: Bool) {
        self.source = source
        self.isPushing = isPushing
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard
            let toController = transitionContext.viewController(forKey: .to),
            let toView = transitionContext.view(forKey: .to),
            let fromView = transitionContext.view(forKey: .from)
        else {
            transitionContext.completeTransition(false)
            return
        }
        toView.frame = transitionContext.finalFrame(for: toController)
        let opened: UIView
        if isPushing {
            container.addSubview(toView)
            opened = toView
        } else {
            container.insertSubview(toView, belowSubview: fromView)
            opened = fromView
        }
        toView.layoutIfNeeded()

        let window = source.convert(source.bounds, to: opened)
        let mask = UIView(frame: isPushing ? window : opened.bounds)
        mask.backgroundColor = .black
        mask.layer.cornerRadius = isPushing ? source.layer.cornerRadius : 0
        opened.mask = mask

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut,
            animations: {
                mask.frame = self.isPushing ? opened.bounds : window
                mask.layer.cornerRadius = self.isPushing ? 0 : self.source.layer.cornerRadius
            },
            completion: { _ in
                opened.mask = nil
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
