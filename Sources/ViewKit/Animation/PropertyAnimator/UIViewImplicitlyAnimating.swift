/// An animator that animates what blocks change.
///
/// Everything here is optional in UIKit: the defaults do nothing.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that start at the fraction `delayFactor`, 0 to 1, of what is left, and last the rest.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes that animate with the animator.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is called at the end, with the position at which that was.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on after a pause with another timing, in `durationFactor` times the animator's duration; nil and 0 keep theirs.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Nothing by default.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Nothing by default.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Nothing by default.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Nothing by default.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}
