import UIKit

/// Stripes of a gradient wipe over the screen, the next one a little later.
final class StripesAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var colors: [UIColor] = [.red, .orange, .yellow]

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.7 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else { return }
        let container = transitionContext.containerView
        container.addSubview(toView)
        toView.alpha = 0
        let stripes = colors.map { color -> UIView in
            let stripe = UIView(frame: container.bounds.offsetBy(dx: -container.bounds.width, dy: 0))
            let gradient = CAGradientLayer()
            gradient.frame = stripe.bounds
            gradient.colors = [color.cgColor, color.withAlphaComponent(0.4).cgColor]
            gradient.startPoint = CGPoint(x: 0, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: 0.5)
            stripe.layer.addSublayer(gradient)
            container.addSubview(stripe)
            return stripe
        }
        UIView.animateKeyframes(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: [],
            animations: {
                for (index, stripe) in stripes.enumerated() {
                    UIView.addKeyframe(withRelativeStartTime: Double(index) * 0.1, relativeDuration: 0.7) {
                        stripe.frame.origin.x = container.bounds.width
                    }
                }
                UIView.addKeyframe(withRelativeStartTime: 0.35, relativeDuration: 0.1) { toView.alpha = 1 }
            },
            completion: { _ in
                stripes.forEach { $0.removeFromSuperview() }
                toView.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
