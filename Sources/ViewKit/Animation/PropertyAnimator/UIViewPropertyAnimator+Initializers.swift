/// The usual ways to make an animator.
extension UIViewPropertyAnimator {
    /// An animator that waits, of one of UIKit's curves.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator that waits, of a cubic Bézier from (0, 0) to (1, 1).
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator that waits, of a spring that settles within `duration` seconds; with a ratio of 1 it does not overshoot.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that runs `animations` from now, or `delay` seconds from now, as `UIView.animate` does.
    ///
    /// Inside an animation block it inherits that one's timing unless `options` override it, and cannot be interrupted; an
    /// animator around it takes its animations along. Repetition is left out.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
        animator.options = options.subtracting([.repeat, .autoreverse])
        if let completion { animator.addCompletion(completion) }
        if let block = AnimationBlockStack.current.top {
            animator.start(animations, delay: delay, inside: block)
        } else {
            animator.addAnimations(animations)
            animator.startAnimation(afterDelay: delay)
        }
        return animator
    }
}
