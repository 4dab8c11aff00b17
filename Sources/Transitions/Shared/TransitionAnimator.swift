#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The base class of the animators: their duration, canvas and completion.
///
/// A subclass defines the animation on the canvas. By default one screen fades in over the other, as in every subclass
/// where motion is to be reduced.
class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Shows the state at a fraction of the transition: 0 at the start, 1 at the end.
    typealias Show = (CGFloat) -> Void

    private let duration: TimeInterval
    /// The number of keyframes: 1 for straight motion, more for rotations and curved paths.
    private let steps: Int
    private let mode: UIView.KeyframeAnimationOptions
    private static let reducedDuration: TimeInterval = 0.2

    /// An animator that takes `duration` seconds, 0.2 where motion is to be reduced; `mode` interpolates between
    /// keyframes.
    init(
        duration: TimeInterval, steps: Int = 1, mode: UIView.KeyframeAnimationOptions = .calculationModeCubic
    ) {
        self.duration = duration
        self.steps = steps
        self.mode = mode
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

    /// Puts snapshots on `canvas`, and returns the function that shows them at each fraction of the transition.
    func stage(from: UIViewController, to: UIViewController, on canvas: UIView) -> Show {
        Self.crossFade(from: from, to: to, on: canvas)
    }

    /// Animates from the state of `show` at 0 to that at 1.
    func animate(
        _ show: @escaping Show, in context: any UIViewControllerContextTransitioning,
        completion: @escaping (Bool) -> Void
    ) {
        let duration = transitionDuration(using: context)
        guard steps > 1, !UIAccessibility.isReduceMotionEnabled else {
            return UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                animations: { show(1) }, completion: completion)
        }
        let evenly = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        let isDriven = context.isInteractive
        UIView.animateKeyframes(
            withDuration: duration, delay: 0, options: [mode, evenly],
            animations: { addKeyframes { show(isDriven || $0 == 1 ? $0 : course($0)) } }, completion: completion)
    }

    /// The progress of the transition at the fraction `time` of its duration, where no gesture drives it: that of a
    /// critically damped spring.
    func course(_ time: CGFloat) -> CGFloat {
        // A thousandth of the way is left at the end.
        let decay: CGFloat = 9.23
        return 1 - (1 + decay * time) * exp(-decay * time)
    }

    /// Adds keyframes, as long as each other, each of which leads to what `show` shows at its end.
    private func addKeyframes(_ show: Show) {
        let part = 1 / Double(steps)
        for step in 1...steps {
            UIView.addKeyframe(withRelativeStartTime: Double(step - 1) * part, relativeDuration: part) {
                show(CGFloat(step) / CGFloat(steps))
            }
        }
    }

    /// Animates `show` from 0 to 1; then removes the canvas, calls `cleanUp` and completes the transition.
    final func run(
        _ show: @escaping Show, on canvas: UIView, in context: any UIViewControllerContextTransitioning,
        cleanUp: @escaping () -> Void = {}
    ) {
        show(0)
        animate(show, in: context) { _ in
            canvas.removeFromSuperview()
            cleanUp()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Does nothing; declared here for subclasses, as a protocol method that they alone declare is not called
    /// everywhere.
    func animationEnded(_ transitionCompleted: Bool) {}

    private static func crossFade(from: UIViewController, to: UIViewController, on canvas: UIView) -> Show {
        let screens = canvas.snapshotViews([from.view, to.view], afterUpdates: true)
        return { screens[1].alpha = $0 }
    }
}

/// An animator between two screens of a stack: what a push shows, a pop shows in reverse.
class StackAnimator: TransitionAnimator {
    private let operation: UINavigationController.Operation

    /// An animator of a push or a pop; the rest is as for every `TransitionAnimator`.
    init(
        operation: UINavigationController.Operation, duration: TimeInterval, steps: Int = 1,
        mode: UIView.KeyframeAnimationOptions = .calculationModeCubic
    ) {
        self.operation = operation
        super.init(duration: duration, steps: steps, mode: mode)
    }

    final override func stage(from: UIViewController, to: UIViewController, on canvas: UIView) -> Show {
        let pushes = operation == .push
        guard let show = stage(lower: pushes ? from : to, upper: pushes ? to : from, on: canvas) else {
            return super.stage(from: from, to: to, on: canvas)
        }
        return { show(pushes ? $0 : 1 - $0) }
    }

    /// Puts snapshots on `canvas`, and gives what shows as much of the upper screen as it is told, 0 to 1; nil where the
    /// screens are not made for it, of which then one appears over the other.
    func stage(lower: UIViewController, upper: UIViewController, on canvas: UIView) -> Show? { nil }
}

/// Snapshots on a canvas: what a transition moves in place of the screens' own views.
extension UIView {
    /// A snapshot of `view`, put into this canvas at the place where `view` is on the screen.
    ///
    /// With `afterUpdates` it shows changes that were not drawn yet; a view that was never drawn needs that. A view that
    /// cannot be snapshotted gives an empty one at its place.
    func snapshotView(_ view: UIView, afterUpdates: Bool) -> UIView {
        let snapshot = view.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView()
        addSubview(snapshot)
        snapshot.frame = convert(view.bounds, from: view)
        return snapshot
    }

    /// Covers the place of `view` on this canvas with `color`: a point more on each side, as smooth edges of a picture of it
    /// would shine through those of the patch.
    func addPatch(over view: UIView, color: UIColor?) {
        let patch = UIView(frame: convert(view.bounds, from: view).insetBy(dx: -1, dy: -1))
        patch.backgroundColor = color
        addSubview(patch)
    }

    /// Snapshots of what lies in `view`, but for `exceptions`, each at its place.
    func snapshotSubviews(of view: UIView, except exceptions: [UIView] = []) -> [UIView] {
        snapshotViews(view.subviews.filter { subview in !exceptions.contains { $0 === subview } }, afterUpdates: true)
    }

    /// Snapshots of `views`, each at its place, the first at the bottom.
    func snapshotViews(_ views: [UIView], afterUpdates: Bool) -> [UIView] {
        views.map { snapshotView($0, afterUpdates: afterUpdates) }
    }
}

/// Linear interpolation between two values: exactly the one at 0, exactly the other at 1.
extension CGFloat {
    func moved(to end: CGFloat, by part: CGFloat) -> CGFloat { self * (1 - part) + end * part }
}

extension CGPoint {
    func moved(to end: CGPoint, by part: CGFloat) -> CGPoint {
        CGPoint(x: x.moved(to: end.x, by: part), y: y.moved(to: end.y, by: part))
    }
}

extension CGRect {
    func moved(to end: CGRect, by part: CGFloat) -> CGRect {
        let origin = origin.moved(to: end.origin, by: part)
        return CGRect(
            x: origin.x, y: origin.y, width: width.moved(to: end.width, by: part),
            height: height.moved(to: end.height, by: part))
    }
}
