/// Drives the progress of a transition, in place of the clock.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the transition; called instead of the animator's `animateTransition(using:)`.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the remainder after the gesture, as a factor of the animator's own; above 0, 1 by default.
    var completionSpeed: CGFloat { get }
    /// The pacing of the remainder after the gesture; `easeInOut` by default.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition waits for the gesture from its start; true by default, false lets it run by itself.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// 1 by default.
    public var completionSpeed: CGFloat { 1 }
    /// `easeInOut` by default.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// True by default.
    public var wantsInteractiveStart: Bool { true }
}
