import UIKit

/// The new screen fades in over the old one.
class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: transitionDuration(using: context)) {
            view.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// How a program that loads this file gets its animator.
@MainActor @_cdecl("makeAnimator") public func makeAnimator() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(FadeAnimator()).toOpaque()
}
