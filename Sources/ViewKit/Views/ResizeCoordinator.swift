/// Runs animations alongside a change of a window's size: at once, when the size has changed.
@MainActor final class ResizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    private var animations: [Handler] = []
    private var completions: [Handler] = []
    private var isOver = false

    init(_ window: UIWindow) {
        containerView = window
        super.init()
    }

    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        guard !isOver else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// Does nothing: a change of size is never interactive.
    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {}

    /// Runs the animations, then the completions; called when the size has changed.
    func finish() {
        UIView.performWithoutAnimation {
            for animation in animations { animation(self) }
            containerView.layoutIfNeeded()
        }
        isOver = true
        let handlers = completions
        animations = []
        completions = []
        for handler in handlers { handler(self) }
    }

    var isAnimated: Bool { false }
    var initiallyInteractive: Bool { false }
    var isInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isCancelled: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var transitionDuration: TimeInterval { 0 }
    var percentComplete: CGFloat { isOver ? 1 : 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var targetTransform: CGAffineTransform { .identity }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
