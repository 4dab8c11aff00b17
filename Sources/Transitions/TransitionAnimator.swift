#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// What every animator has in common: how long it takes, the canvas, and the end.
///
/// A subclass says what happens on the canvas. By itself it lets one screen appear over the other, and so does every
/// subclass where motion is to be reduced.
class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval
    private static let reducedDuration: TimeInterval = 0.2

    /// An animator that takes `duration` seconds, less where motion is to be reduced.
    init(duration: TimeInterval) {
        self.duration = duration
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UIAccessibility.isReduceMotionEnabled ? Self.reducedDuration : duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from),
            let to = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        to.view.frame = transitionContext.finalFrame(for: to)
        container.insertSubview(to.view, at: 0)
        to.view.layoutIfNeeded()
        let canvas = UIView(frame: container.bounds)
        container.addSubview(canvas)
        let show =
            UIAccessibility.isReduceMotionEnabled
            ? Self.crossFade(from: from, to: to, on: canvas) : stage(from: from, to: to, on: canvas)
        run(show, on: canvas, in: transitionContext)
    }

    /// Puts snapshots on `canvas`, and gives what shows them as they are at the start (false) and at the end (true).
    func stage(from: UIViewController, to: UIViewController, on canvas: UIView) -> (Bool) -> Void {
        Self.crossFade(from: from, to: to, on: canvas)
    }

    /// Animates from the start that `show` shows to its end; then removes the canvas, calls `cleanUp` and completes.
    final func run(
        _ show: @escaping (Bool) -> Void, on canvas: UIView, in context: any UIViewControllerContextTransitioning,
        cleanUp: @escaping () -> Void = {}
    ) {
        show(false)
        UIView.animate(withDuration: transitionDuration(using: context)) {
            show(true)
        } completion: { _ in
            canvas.removeFromSuperview()
            cleanUp()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Nothing; here for subclasses, as what they alone declare of the protocol is not called everywhere.
    func animationEnded(_ transitionCompleted: Bool) {}

    private static func crossFade(
        from: UIViewController, to: UIViewController, on canvas: UIView
    ) -> (Bool) -> Void {
        let screens = canvas.snapshotViews([from.view, to.view], afterUpdates: true)
        return { isAtEnd in screens[1].alpha = isAtEnd ? 1 : 0 }
    }
}
