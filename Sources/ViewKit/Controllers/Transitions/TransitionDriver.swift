/// An interaction controller that scrubs the timeline of its transition.
@MainActor protocol TransitionDriver: UIViewControllerInteractiveTransitioning {
    /// Timing of the motion after the release, which damps the spring or paces the remainder; nil for
    /// `completionCurve`.
    var timingCurve: (any UITimingCurveProvider)? { get }
    /// Lets the transition go back to its start.
    func cancel()
}
