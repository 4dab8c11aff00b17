import Motion

/// The settings of one host's transitions: interaction, and motion after a release.
@MainActor package final class TransitionSettings {
    /// The motion of a transition after its gesture was released.
    package enum Completion: Hashable, Sendable {
        /// A spring without overshoot takes over with the finger's velocity.
        ///
        /// Its perceptual duration is the transition's own over the interaction controller's `completionSpeed`, at least
        /// 0.15 and at most 1 s.
        case transitionSpring
        /// The same spring for every transition, with the finger's velocity.
        case spring(Spring)
        /// UIKit's own: the remaining duration, at the interaction controller's speed and curve.
        case uikit
    }

    /// The motion after a release; by default a spring that is as long as the transition.
    package var completion = Completion.transitionSpring
    /// The decision at the release of a transition that was grabbed in flight, and of the system's own drags.
    package var releaseTuning = ReleaseTuning()
    /// The interaction controller of every transition that begins, in place of that which its delegate names; nil, the
    /// default, for the delegate's. For tools that scrub.
    package var interactionOverride: (any UIViewControllerInteractiveTransitioning)?
    /// The direction of a drag that takes over a transition which `interactionOverride` holds without a touch; nil where
    /// the override follows a gesture, or no drag may take over.
    package var takeoverDirection: TakeoverDirection?

    /// The direction that a drag has to take for a transition to go on.
    package enum TakeoverDirection: Sendable {
        /// As for a screen that comes in.
        case leftOrUp
        /// As for a screen that goes away.
        case rightOrDown
    }

    init() {}
}
