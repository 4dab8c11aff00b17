import Motion

/// The settings of one host's transitions: interaction, and motion after a release.
@MainActor package final class TransitionSettings {
    /// The motion of a transition after its gesture was released.
    package enum Completion: Hashable, Sendable {
        /// A spring takes over with the finger's velocity.
        case spring(Spring)
        /// UIKit's own: the remaining duration, at the interaction controller's speed and curve.
        case uikit
    }

    /// The motion after a release; a spring without overshoot by default.
    package var completion = Completion.spring(.smooth)
    /// The decision at the release of a transition that was grabbed in flight, and of the system's own drags.
    package var releaseTuning = ReleaseTuning()
    /// The interaction controller of every transition that begins, in place of that which its delegate names; nil, the
    /// default, for the delegate's. For tools that scrub.
    package var interactionOverride: (any UIViewControllerInteractiveTransitioning)?

    init() {}
}
