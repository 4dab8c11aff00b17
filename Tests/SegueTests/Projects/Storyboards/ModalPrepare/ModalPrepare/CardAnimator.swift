import UIKit

class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let dimmingTag = 9001

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return isPresenting ? 0.55 : 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        if isPresenting {
            present(using: transitionContext)
        } else {
            dismiss(using: transitionContext)
        }
    }

    private func present(using context: UIViewControllerContextTransitioning) {
        guard let card = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            context.completeTransition(false)
            return
        }
        let container = context.containerView
        let dimming = UIView(frame: container.bounds)
        dimming.tag = dimmingTag
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = .black
        dimming.alpha = 0
        container.addSubview(dimming)

        let frame = context.finalFrame(for: controller)
        card.frame = frame.offsetBy(dx: 0, dy: frame.height)
        card.layer.cornerRadius = 32
        card.clipsToBounds = true
        container.addSubview(card)

        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.85,
            initialSpringVelocity: 0, options: [],
            animations: {
                dimming.alpha = 0.6
                card.frame = frame
                card.layer.cornerRadius = 0
            },
            completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            })
    }

    private func dismiss(using context: UIViewControllerContextTransitioning) {
        guard let card = context.view(forKey: .from) else {
            context.completeTransition(false)
            return
        }
        let container = context.containerView
        let dimming = container.viewWithTag(dimmingTag)
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut,
            animations: {
                dimming?.alpha = 0
                card.frame = card.frame.offsetBy(dx: 0, dy: container.bounds.height)
                card.layer.cornerRadius = 32
            },
            completion: { _ in
                let finished = !context.transitionWasCancelled
                if finished {
                    dimming?.removeFromSuperview()
                    card.removeFromSuperview()
                }
                context.completeTransition(finished)
            })
    }
}
