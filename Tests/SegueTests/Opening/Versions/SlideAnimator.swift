import Foundation
import ViewKit

/// The transition of versions in this process, and that of those in their own: the new screen comes from the right.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Points of the new screen's left edge at the end: the literal of `TestVersions.numberName` in a compiled version.
    private let end: Double

    init(end: Double = 0) { self.end = end }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.frame.origin.x = context.containerView.bounds.width
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { [end] in
            view.frame.origin.x = end
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
