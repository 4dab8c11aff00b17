/// Shows the top of a stack of screens, and moves between them.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// What a change of the stack means.
    public enum Operation: Int, Sendable {
        /// Nothing.
        case none
        /// A screen comes on top.
        case push
        /// The top screen goes.
        case pop
    }

    final var stack: [UIViewController] = []
    /// Holds the view of the top screen; the container of every transition.
    final let transitionView = UIView()
    /// Gives the animations; not kept alive.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// A stack of one screen.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// An empty stack; nibs do not exist here, both arguments are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// An empty stack; archives do not exist here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The screens, the root first.
    open var viewControllers: [UIViewController] { stack }
    /// The screen on top.
    open var topViewController: UIViewController? { stack.last }
    /// The screen that shows: the one on top, as nothing is presented here.
    open var visibleViewController: UIViewController? { stack.last }

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        transitionView.frame = view.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(transitionView)
        self.view = view
        if let top = stack.last { place(top) }
    }

    /// Puts `viewController` on top.
    ///
    /// While a transition of this controller runs, and for a screen that is in the stack already, nothing happens.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard activeTransition == nil, !stack.contains(where: { $0 === viewController }) else { return }
        let previous = stack.last
        viewController.isJoiningParent = true
        addChild(viewController)
        stack.append(viewController)
        move(.push, from: previous, to: viewController, animated: animated)
    }

    /// Takes the top screen away and gives it back; nil for the root, and while a transition of this controller runs.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard activeTransition == nil, stack.count > 1, let leaving = stack.popLast(), let top = stack.last else {
            return nil
        }
        leaving.isLeavingParent = true
        leaving.willMove(toParent: nil)
        move(.pop, from: leaving, to: top, animated: animated)
        return leaving
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
}
