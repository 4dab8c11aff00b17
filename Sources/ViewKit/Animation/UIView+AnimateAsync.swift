/// The same for tasks: each waits until its animations are over, and returns whether they finished.
///
/// In a task the compiler takes these; what is to go on at once is given a completion, as in UIKit.
extension UIView {
    /// See `animate(withDuration:delay:options:animations:completion:)`.
    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void
    ) async -> Bool {
        await withCheckedContinuation { end in
            animate(withDuration: duration, delay: delay, options: options, animations: animations) {
                end.resume(returning: $0)
            }
        }
    }

    /// See `animate(withDuration:animations:completion:)`.
    @discardableResult
    public class func animate(withDuration duration: TimeInterval, animations: () -> Void) async -> Bool {
        await animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// See `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)`.
    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void
    ) async -> Bool {
        await withCheckedContinuation { end in
            animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
                initialSpringVelocity: velocity, options: options, animations: animations
            ) { end.resume(returning: $0) }
        }
    }

    /// See `animateKeyframes(withDuration:delay:options:animations:completion:)`.
    @discardableResult
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void
    ) async -> Bool {
        await withCheckedContinuation { end in
            animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) {
                end.resume(returning: $0)
            }
        }
    }

    /// See `transition(with:duration:options:animations:completion:)`.
    @discardableResult
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?
    ) async -> Bool {
        await withCheckedContinuation { end in
            transition(with: view, duration: duration, options: options, animations: animations) {
                end.resume(returning: $0)
            }
        }
    }

    /// See `transition(from:to:duration:options:completion:)`.
    @discardableResult
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []
    ) async -> Bool {
        await withCheckedContinuation { end in
            transition(from: fromView, to: toView, duration: duration, options: options) { end.resume(returning: $0) }
        }
    }
}
