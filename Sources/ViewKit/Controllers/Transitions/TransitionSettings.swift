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
    /// Whether screens change at once, whatever animator their delegates name: so a tool sees what the screens do by themselves.
    package var skipsAnimations = false
    /// The tool that drives the transitions which begin now; nil for the delegates' interaction controllers.
    private(set) var tool: Tool?

    /// A tool that scrubs transitions.
    struct Tool {
        let interaction: any UIViewControllerInteractiveTransitioning
        /// The direction of a drag that takes over a transition which the tool holds without a touch; nil where it follows a
        /// gesture, or no drag may take over.
        let takeoverDirection: TakeoverDirection?
    }

    /// The direction that a drag has to take for a transition to go on.
    package enum TakeoverDirection: Sendable {
        /// As for a screen that comes in.
        case leftOrUp
        /// As for a screen that goes away.
        case rightOrDown
    }

    init() {}

    /// Has the transitions that begin in `body` driven by `interaction`, in place of what their delegates name; a drag in
    /// `takeoverDirection`, nil for none, takes over from it.
    package func drive(
        by interaction: any UIViewControllerInteractiveTransitioning, takeoverDirection: TakeoverDirection? = nil,
        _ body: () -> Void
    ) {
        let former = tool
        tool = Tool(interaction: interaction, takeoverDirection: takeoverDirection)
        defer { tool = former }
        body()
    }
}
