/// Owns a screen: a view, what belongs to it, and its part in containers and transitions.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    final var loadedView: UIView?
    final var appearance = AppearanceState.disappeared
    final var childControllers: [UIViewController] = []
    final weak var parentController: UIViewController?
    final var isJoiningParent = false
    final var isLeavingParent = false
    final var activeTransition: TransitionContext?

    /// A name for what the controller shows.
    open var title: String?

    /// The controller that contains this one.
    public final var parent: UIViewController? { parentController }
    /// The controllers in this one, in the order of their adding.
    public final var children: [UIViewController] { childControllers }

    /// A controller whose view is made by `loadView()`; nibs do not exist here, both arguments are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// A controller whose view is made by `loadView()`.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// A controller whose view is made by `loadView()`; archives do not exist here.
    public required init?(coder: NSCoder) { super.init() }

    /// The controller's view; asking for it makes it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.owner = nil
            loadedView = newValue
            newValue?.owner = self
        }
    }

    /// The view, unless it was not made yet.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view was made.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view: an empty one as large as the screen by default. Overriders set `view` and do not call super.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// Makes the view unless it was made.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        // An override that set no view leaves an empty one, so that `view` can be relied on.
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
    }

    /// The view was made.
    open func viewDidLoad() {}
    /// The view is about to be put into the window.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in the window and laid out by its superview, and about to be seen.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is in the window, and what brought it there is over.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to leave the window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view left the window.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// The controller is about to be put into `parent`, or out of its own where that is nil.
    open func willMove(toParent parent: UIViewController?) {}
    /// The controller was put into `parent`, or out of its own where that is nil.
    open func didMove(toParent parent: UIViewController?) {}

    /// Puts `childController` into this one; its `willMove(toParent:)` is called, `didMove(toParent:)` is the caller's.
    open func addChild(_ childController: UIViewController) { insert(childController) }

    /// Takes the controller out of its parent; `didMove(toParent:)` with nil is called.
    open func removeFromParent() { leaveParent() }

    /// Whether children hear of this controller's appearing and disappearing; true by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Starts the appearing or disappearing of a child, or turns it round; for containers.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        startAppearance(isAppearing, animated: animated)
    }

    /// Ends what `beginAppearanceTransition` started; for containers.
    open func endAppearanceTransition() { finishAppearance() }

    /// Whether the controller is being put into its parent; true in its `viewWillAppear` and `viewDidAppear`.
    open var isMovingToParent: Bool { isJoiningParent }
    /// Whether the controller is being taken out of its parent; true in its `viewWillDisappear` and `viewDidDisappear`.
    open var isMovingFromParent: Bool { isLeavingParent }

    /// What runs beside the transition that this controller or a container around it takes part in; nil outside of one.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        activeTransition?.coordinator ?? parentController?.transitionCoordinator
    }

    /// The nearest navigation controller around this one.
    open var navigationController: UINavigationController? {
        parentController as? UINavigationController ?? parentController?.navigationController
    }
}
