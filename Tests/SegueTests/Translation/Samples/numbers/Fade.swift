import UIKit

/// Durations, delays, springs and relative times.
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    private let pause = 0.25
    private static let dimming = UIColor(white: 0, alpha: 0.4)

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
        guard let context else { return 0.1 }
        return context.isAnimated ? 0.5 : 0
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9).translatedBy(x: -20, y: 1_0)
        UIView.animateKeyframes(withDuration: transitionDuration(using: context), delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 1 - 0.5) { view.alpha = 1 }
        }
        UIView.animate(
            withDuration: 0.3, delay: pause, usingSpringWithDamping: 0.7, initialSpringVelocity: -2e-1,
            options: [.curveEaseOut], animations: { view.transform = .identity },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
        UIView.animate(withDuration: 0.3) { view.layer.cornerRadius = 12 }
    }
}

final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let times: (first: Double, second: Double) = (0.2, 0.3)
        UIView.animate(withDuration: times.first, delay: times.second * 2) {
        } completion: { _ in
            context.completeTransition(true)
        }
    }
}
