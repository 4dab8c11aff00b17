/// A change of the screens that show: a push or a pop, another tab, a presentation, a dismissal.
///
/// A container says which screens change, who appears, and what of it is its own. `run(by:)` does the rest, in one order for all:
/// ```swift
/// var change = ScreenChange(from: .leaving(old, in: area), to: .coming(new, in: area), in: area)
/// change.animation = ScreenChange.Animation(animator, drivenBy: interaction)
/// change.appearances = .leaving(old) + .coming(new)
/// change.begins = { transition in area.bring(new.placedView, beside: transition) }
/// change.finishes = { [self] in endMovement(to: new, from: old, in: area, animated: true) { shown === new } }
/// change.rollsBack = { [self] in endMovement(to: old, from: new, in: area, animated: true) { shown === old } }
/// change.run(by: self)
/// ```
@MainActor struct ScreenChange {
    /// The screen that shows at the start, and the one that shows at the end.
    let from, to: TransitionEnd
    /// The view in which both move.
    let container: UIView
    /// The style in which one of the screens is presented; `none` where neither is.
    var style = UIModalPresentationStyle.none
    /// Whether the controllers are told of an animated change.
    var isAnimated = true
    /// Whether it leaves the newest screen for the one before it: a pop, or a dismissal.
    var leadsBack = false
    /// The animation of the change; nil for a change at once.
    var animation: Animation?
    /// The appearing and disappearing that it begins, in order.
    var appearances: [Appearance] = []
    /// Called before the first of `appearances`, once the transition's coordinator is there.
    var announces: @MainActor () -> Void = {}
    /// Called when all of `appearances` have begun, with the transition that is about to start; nil for a change at once.
    var begins: @MainActor (TransitionContext?) -> Void = { _ in }
    /// Called at the end of a change that came to its end, before the animator is told of it.
    var finishes: @MainActor () -> Void = {}
    /// Called at the end of a transition that was cancelled, in place of `finishes`.
    var rollsBack: @MainActor () -> Void = {}
    /// Called last, when all participants of a transition have been told of its end.
    var isOver: @MainActor () -> Void = {}

    /// A change at once in `container`.
    init(from: TransitionEnd, to: TransitionEnd, in container: UIView) {
        self.from = from
        self.to = to
        self.container = container
    }

    /// The objects that animate a change.
    struct Animation {
        var animator: any UIViewControllerAnimatedTransitioning
        /// The object that drives the animator; nil for one that plays.
        var interaction: (any UIViewControllerInteractiveTransitioning)?
        /// The pacing of the animations alongside.
        var alongsidePacing = AnimationPlan.Pacing.curve(.easeInOut)

        /// An animation by `animator`, which `interaction` drives where there is one.
        init(
            _ animator: any UIViewControllerAnimatedTransitioning,
            drivenBy interaction: (any UIViewControllerInteractiveTransitioning)?
        ) {
            self.animator = animator
            self.interaction = interaction
        }
    }

    /// The appearing or disappearing of one controller.
    struct Appearance {
        var controller: UIViewController
        var isAppearing: Bool
    }

    /// Performs the change; `owner` has the transition from the beginning to the end, so that whoever is told of the change
    /// finds its coordinator.
    func run(by owner: some TransitionOwner) {
        let isSkipped = container.layer.context.transitionSettings.skipsAnimations
        let transition = isSkipped ? nil : animation.map { TransitionContext(of: self, by: $0, owner: owner) }
        owner.activeTransition = transition
        announces()
        for appearance in appearances {
            appearance.controller.beginAppearanceTransition(appearance.isAppearing, animated: isAnimated)
        }
        begins(transition)
        guard let transition else { return finishes() }
        // A callback may have taken the screens away, and the transition with them.
        if owner.activeTransition === transition { transition.start() }
    }
}

extension [ScreenChange.Appearance] {
    /// The appearing of all controllers that stand in the place of `screen`.
    @MainActor static func coming(_ screen: UIViewController) -> Self {
        screen.placedControllers.map { Element(controller: $0, isAppearing: true) }
    }

    /// The disappearing of all controllers that stand in the place of `screen`.
    @MainActor static func leaving(_ screen: UIViewController) -> Self {
        screen.placedControllers.map { Element(controller: $0, isAppearing: false) }
    }
}

/// An object that changes screens, one change at a time.
@MainActor protocol TransitionOwner: AnyObject {
    /// The transition that runs; nil without one.
    var activeTransition: TransitionContext? { get set }
    /// The transition that ended, while its screens are told that they have appeared; nil at any other time.
    var endingTransition: TransitionContext? { get set }
}

extension TransitionOwner {
    /// The coordinator of the transition that runs or ends.
    var shownCoordinator: TransitionCoordinator? { (activeTransition ?? endingTransition)?.coordinator }
}
