/// The objects that take part in a transition, as it begins.
@MainActor package struct TransitionParticipants {
    /// The number of the transition among all of its host, counted from 1.
    package let number: Int
    /// The screen that shows at the start, and the one that shows at the end.
    package let from, to: UIViewController
    /// The views of both; nil where the animator must not touch one.
    package let fromView, toView: UIView?
    package let container: UIView
    package let animator: AnyObject
    /// The interaction controller; nil for a transition that plays.
    package let interaction: AnyObject?
    /// The frame of the view that shows at the end, in the coordinates of the container.
    package let finalFrame: CGRect
    /// Whether the newest screen is left for the one before it.
    package let leadsBack: Bool

    init(of context: TransitionContext) {
        number = context.number
        from = context.from.controller
        to = context.to.controller
        fromView = context.from.view
        toView = context.to.view
        container = context.containerView
        animator = context.animator
        interaction = context.interaction
        finalFrame = context.to.finalFrame
        leadsBack = context.leadsBack
    }
}
