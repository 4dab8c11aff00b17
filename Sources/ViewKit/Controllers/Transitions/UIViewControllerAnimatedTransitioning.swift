/// The animation from one screen to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// The duration of the transition, in seconds; at least 0.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Sets the views up, starts their animations, and calls the context's `completeTransition(_:)` when they are over.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The animator by which the transition can be paused, scrubbed and reversed; requested several times, it is the
    /// same every time, and it stays active until the transition is over.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called when the transition is over: at its end (`transitionCompleted` true) or rolled back.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// By default nothing: the transition cannot be interrupted while it runs by itself.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator.shared }

    /// Nothing by default.
    public func animationEnded(_ transitionCompleted: Bool) {}
}
