import UIKit

/// Flies a picture to the middle, and tells a closure of the end.
final class PictureFlight: NSObject, UIViewControllerAnimatedTransitioning {
    private let source: UIImageView
    private let whenOver: (Bool) -> Void
    private let easing: () -> UIView.AnimationOptions

    init(from source: UIImageView, easing: @escaping () -> UIView.AnimationOptions, whenOver: @escaping (Bool) -> Void)
    {
        self.source = source
        self.easing = easing
        self.whenOver = whenOver
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let flying = UIImageView(image: source.image)
        flying.contentMode = .scaleAspectFill
        flying.clipsToBounds = true
        flying.frame = source.superview?.convert(source.frame, to: container) ?? source.frame
        toView.alpha = 0
        container.addSubview(toView)
        container.addSubview(flying)
        UIView.animate(withDuration: 0.5, delay: 0, options: easing()) {
            toView.alpha = 1
            flying.frame = container.bounds.insetBy(dx: 40, dy: 200)
        } completion: { [whenOver] _ in
            toView.alpha = 1
            flying.removeFromSuperview()
            whenOver(!transitionContext.transitionWasCancelled)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
