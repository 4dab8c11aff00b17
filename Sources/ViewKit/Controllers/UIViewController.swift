/// Owns a screen: a view, what belongs to it, and its part in containers and transitions.
@preconcurrency @MainActor open class UIViewController: UIResponder, TransitionOwner {
    final var loadedView: UIView?
    final var appearance = AppearanceState.disappeared
    /// The callback that the controller gets now; nil outside of all.
    final var announcedCallback: AppearanceCallback?
    final var childControllers: [UIViewController] = []
    final weak var parentController: UIViewController?
    final var isJoiningParent = false
    final var isLeavingParent = false
    final var activeTransition: TransitionContext?
    final var endingTransition: TransitionContext?
    /// Whether the appearing or disappearing in progress ends as soon as the view's window has changed.
    final var movesWithWindow = false
    /// The controller that this one itself presents.
    final var presentedController: UIViewController?
    /// The controller that presents this one itself.
    final weak var presenterController: UIViewController?
    /// The controller of this controller's presentation, or of the next one; nil until it is made.
    final var ownPresentation: UIPresentationController?
    final var ownTabBarItem: UITabBarItem?
    final var ownNavigationItem: UINavigationItem?
    final var ownEditButtonItem: UIBarButtonItem?
    /// Whether the content is edited.
    final var editsContent = false
    final var followed = ObservedScrollViews()
    final var ignoresMinimumMargins = false
    /// Whether the container leaves its bars' room out of the place of the view.
    final var isKeptClear = false
    final var isJoiningPresentation = false
    final var isLeavingPresentation = false
    /// The scene or nib from which the controller comes, or its view; nil for one that is made by code.
    final var interface: ControllerInterface?
    /// The segues that the controller's scene has.
    final var segueTemplates: [SegueTemplate] = []
    /// The overrides of traits, and the handlers for changes; nil without any.
    final var traitSettings: TraitSettings?

    /// A name for what the controller shows; its tab's and its navigation item's, too.
    open var title: String? {
        willSet { KeyValueObservers.willChange("title", of: self) }
        didSet { titleDidChange() }
    }

    /// A controller whose view is loaded from a nib: the one that is named, or else one with the name of the class, or with that
    /// without its ending Controller; where there is none, `loadView()` makes an empty one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        let name = nibNameOrNil.flatMap { $0.isEmpty ? nil : $0 }
        if name != nil { interface = ControllerInterface(nibName: name) }
    }
    /// A controller whose view is loaded from a nib with the name of its class, or made by `loadView()`.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// A controller of a storyboard's scene; for other archives one whose view is made by `loadView()`.
    public required init?(coder: NSCoder) {
        super.init()
        finishDecoding(from: coder, as: UIViewController.self)
    }

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
            newValue?.updateTraits()
        }
    }

    /// Makes the view: the one of the controller's scene or nib, otherwise an empty one as large as the screen. Overriders
    /// set `view` and do not call super.
    open func loadView() { if !loadInterfaceView() { view = emptyView } }

    /// Makes the view unless it was made.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        // An override that set no view leaves an empty one, so that `view` can be relied on.
        if loadedView == nil { view = emptyView }
        interface?.finish()
        viewDidLoad()
        zoomDismissal?.attach()
        loadedView?.setNeedsUpdateConstraints()
    }
    /// The view was made.
    open func viewDidLoad() {}
    /// The view is about to be put into the window.
    open func viewWillAppear(_ animated: Bool) { callbackWasCalled(.willAppear) }
    /// The view is in the window and laid out by its superview, and about to be seen.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is in the window, and what brought it there is over.
    open func viewDidAppear(_ animated: Bool) { callbackWasCalled(.didAppear) }
    /// The view is about to leave the window.
    open func viewWillDisappear(_ animated: Bool) { callbackWasCalled(.willDisappear) }
    /// The view left the window.
    open func viewDidDisappear(_ animated: Bool) { callbackWasCalled(.didDisappear) }
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Updates the constraints of the view; overriders call super.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    /// The view is about to have the size `size`, in points, because the window's changes; overriders call super, which
    /// tells the children and what is presented.
    ///
    /// Closures given to `coordinator` run once the size has changed, unanimated: the window follows the pointer.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        viewWillTransitionByDefault(to: size, with: coordinator)
    }

    /// The traits of the view; before it is made those that it will have.
    open var traitCollection: UITraitCollection { ownTraits }
    /// Called when the traits of the view have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The appearance of the controller and its children; unspecified, the default, for that of what lies around.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitSettings?.style ?? .unspecified }
        set { setStyle(newValue) }
    }

    /// The view is about to have the traits `newCollection`, because the window's change; overriders call super, which
    /// tells the children and what is presented.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { announceTraits(newCollection, coordinator) }

    /// The controller is about to be put into `parent`, or out of its own where that is nil.
    open func willMove(toParent parent: UIViewController?) {}
    /// The controller was put into `parent`, or out of its own where that is nil.
    open func didMove(toParent parent: UIViewController?) {}

    /// Puts `childController` into this one; its `willMove(toParent:)` is called, `didMove(toParent:)` is the caller's.
    open func addChild(_ childController: UIViewController) { insert(childController) }
    /// Takes the controller out of its parent; `didMove(toParent:)` with nil is called.
    open func removeFromParent() {
        guard let parent = parentController, !parent.takeOut(self) else { return }
        parent.childControllers.removeAll { $0 === self }
        parentController = nil
        didMove(toParent: nil)
    }
    /// Whether this is a container that shows one of its children, and forwards its appearance callbacks to it itself.
    var choosesShownChildren: Bool { false }
    /// The child that this container shows; nil for one that shows none, or all of its children.
    var shownChild: UIViewController? { nil }
    /// The insets, in points, that the bars of this container add to the safe area of the view of `child`.
    func barInsets(of child: UIViewController) -> UIEdgeInsets { .zero }
    /// The scroll view that collapses the large title above `child`; nil where none does.
    func collapsingContent(of child: UIViewController) -> UIScrollView? { nil }
    /// Puts the bars of this container where they belong.
    func placeBars() {}
    /// Whether the bars around this controller have gone for it.
    var hidesBarsAround: Bool { false }
    /// Whether the bars around this controller stay where they are, as a transition in it that will move them is being set up.
    var holdsBarsAround: Bool { false }
    /// Shows other items in the toolbar where `child` is on top.
    func showToolbarItems(of child: UIViewController, animated: Bool) {}
    /// Returns to the first screen: the bar item of this controller, which shows already, was touched.
    func returnToRoot() {}
    /// The controller and its children are about to appear; for our own containers.
    func appearanceBegan(animated: Bool) {}
    /// The controller and its children have appeared; for our own containers.
    func appearanceEnded(animated: Bool) {}
    /// Updates the bars for the scroll position of the content that shows; for our own containers.
    func followContent() {}
    /// Returns the frame for the view of `child` in `area`, which the container shows it in; for our own containers.
    func place(of child: UIViewController, in area: CGRect) -> CGRect { area }
    /// Removes `child` from the screens of the container, and from the container; false where the container does not do
    /// so itself.
    func takeOut(_ child: UIViewController) -> Bool { false }

    /// Puts the view of one child in the place of that of another; both are children of this controller.
    ///
    /// The new view is added above the old one, which is removed at the end; both controllers get their appearance
    /// callbacks, where these are forwarded, and then `completion` runs. The changes in `animations` take `duration`
    /// seconds; `options` may name a transition of the superview. Controllers that are no children, or whose views are
    /// not shown, are left and reported.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = AnimationPlan(duration: duration, delay: 0, options: options, pacing: .curve(options.curve))
        exchange(fromViewController, for: toViewController, timing, animations, completion)
    }

    /// Whether this controller's appearing and disappearing is forwarded to its children; true by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Starts the appearing or disappearing of a child, or turns it round; for containers.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearanceTransitionByDefault(isAppearing, animated: animated)
    }
    /// Ends what `beginAppearanceTransition` started; for containers.
    open func endAppearanceTransition() { endAppearanceTransitionByDefault() }

    /// Whether the controller is being put into its parent; true in its `viewWillAppear` and `viewDidAppear`.
    open var isMovingToParent: Bool { isJoiningParent }
    /// Whether the controller is being taken out of its parent; true in its `viewWillDisappear` and `viewDidDisappear`.
    open var isMovingFromParent: Bool { isLeavingParent }

    /// The coordinator of the transition that this controller or one around it takes part in; nil outside of one.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        shownCoordinator ?? ownPresentation?.shownCoordinator
            ?? presentedController?.ownPresentation?.shownCoordinator ?? parentController?.transitionCoordinator
    }
    /// The storyboard that the controller comes from; nil for other controllers.
    open var storyboard: UIStoryboard? { interface?.storyboard }
    /// The name of the nib of the controller's view; nil for none.
    open var nibName: String? { interface?.nibName }
    /// Called before a segue of the controller's scene is performed, to set up its destination.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether a segue that `sender` triggered is to be performed; true by default. A call of `performSegue` does not ask.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Whether an unwind segue may lead to this controller: by default where it has the method, and is not the source.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { fromViewController !== self && action.belongs(to: self) }
    /// The children that an unwind segue may lead to, in the order in which they are searched.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let origin = childContaining(source)
        return unwindableChildren.filter { $0 !== origin }
    }
    /// Shows the child `subsequentVC`, to which or into which an unwind segue leads; containers override it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        unwindByDefault(towards: subsequentVC, animated: unwindSegue.unwindsAnimated)
    }
    /// The segue by which code of earlier iOS unwinds to a controller; nil, the default, for the storyboard's.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { nil }
    /// The nearest navigation controller around this one.
    open var navigationController: UINavigationController? { container() }
    /// The nearest tab bar controller around this one.
    open var tabBarController: UITabBarController? { container() }
    /// The item that represents the controller in a tab bar; created with its title on first access.
    open var tabBarItem: UITabBarItem! {
        get { madeTabBarItem }
        set { ownTabBarItem = newValue }
    }
    /// The item that a navigation bar shows for the controller; created with its title on first access.
    open var navigationItem: UINavigationItem { madeNavigationItem }
    /// The items of a navigation controller's toolbar while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { parentController?.showToolbarItems(of: self, animated: false) }
    }

    /// Sets the toolbar's items, with a cross-fade where `animated` is true.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
        parentController?.showToolbarItems(of: self, animated: animated)
    }

    /// Whether the content is shown to be edited; false by default. Set, it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { editsContent }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows the content to be edited, or no longer; overriders call super, which changes the button.
    open func setEditing(_ editing: Bool, animated: Bool) {
        editsContent = editing
        showEditing()
    }
    /// A button with the title Edit, or Done while the content is edited, that changes between both.
    open var editButtonItem: UIBarButtonItem { madeEditButtonItem }

    /// The insets, in points, that the controller adds to those of screen and bars in its view's safe area.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.announceSafeArea() } }
    }
    /// Called when the layout margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Called when the safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// The edges at which the view reaches under the container's bars; all by default. At the others it ends at the bars.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { placeChanged() } }
    }
    /// Whether the view reaches under bars that are not translucent, too; false by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { placeChanged() } }
    }
    /// Whether scroll views that adjust their insets automatically do so for navigation and tab bars even where their content
    /// is not longer than they are; true by default.
    @available(*, deprecated, message: "Use UIScrollView's contentInsetAdjustmentBehavior")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { adjustsScrollViewInsets }
        set { adjustsScrollViewInsets = newValue }
    }
    final var adjustsScrollViewInsets = true {
        didSet { if adjustsScrollViewInsets != oldValue { placeChanged() } }
    }
    /// Whether tab bar and toolbar leave as this controller is pushed, until it is popped; false by default. Read at the push.
    open var hidesBottomBarWhenPushed = false

    /// The scroll view whose content the bar at `edge`, the top or the bottom, follows; nil where there is none.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { content(at: edge) }

    /// Whether the status bar is hidden while this controller decides; by default only where there is little height.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    /// The style of the status bar while this controller decides; the default one by default.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The motion with which the status bar comes and goes by an animated change; a fade by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides whether the status bar is hidden; nil, the default, for this controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child that decides on the style of the status bar; nil, the default, for this controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Reads the status bar's settings from the controllers again; inside an animation block its change animates.
    open func setNeedsStatusBarAppearanceUpdate() { StatusBar.of(layerContext).update() }
    /// Whether the controller, presented in another style than full screen, decides on the status bar; false by default.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Whether the line at the lower edge of a phone without a home button hides itself; none shows here. False by default.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides on that; nil, the default, for this controller itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Asks again for it; nothing is there to be hidden.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The edges at which the controller's gestures precede the system's, of which there are none here; no edge by default.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides on those; nil, the default, for this controller itself.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Asks again for the edges; no gesture of a system is there to be deferred.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Whether the interface may turn; true by default. The window has the shape that its user gives it, whatever this is.
    open var shouldAutorotate: Bool { true }
    /// The orientations that the controller supports, not enforced; all but upside down by default.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The preferred orientation for the controller's presentation; the present one by default.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { interfaceOrientation }
    /// Asks again for the orientations that are supported.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { askForOrientations() }

    /// The style in which the controller is presented; `.automatic`, a sheet, by default.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if presenterController == nil { ownPresentation = nil } }
    }
    /// The transition of the presentation where its delegate gives no animator; up from the bottom by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The transition with which the controller is pushed and popped, or presented and dismissed, where no delegate gives an
    /// animator; nil, the default, for the container's own, or `modalTransitionStyle`.
    open var preferredTransition: Transition? { didSet { preferredTransitionDidChange() } }
    /// The gestures that dismiss the controller, where it zooms; nil otherwise.
    final var zoomDismissal: ZoomDismissal?
    /// Provides the animators and the presentation controller of this controller's presentation; a weak reference.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether presentations over a context cover this controller's view; false by default.
    open var definesPresentationContext = false
    /// Whether a sheet with this controller cannot be dragged away; false by default.
    open var isModalInPresentation = false
    /// The preferred size of the view, in points; zero, the default, for none. Changes are reported to the container.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { announcePreferredSize() } }
    }

    /// Called when the preferred size of a child has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size that a child will have where this controller's view has `parentSize`, in points: what its view's
    /// autoresizing masks make of it. `viewWillTransition(to:with:)` passes the result on to the children.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        autoresizedSize(of: container, whenSizeIs: parentSize)
    }
    /// Memory runs short; never called here.
    open func didReceiveMemoryWarning() {}
    /// The controller that this one, or the nearest one around it, presents; nil where none does.
    open var presentedViewController: UIViewController? { nearest { $0.presentedController } }
    /// The controller that presents this one, or the nearest one around it; nil where none does.
    open var presentingViewController: UIViewController? { nearest { $0.presenterController } }
    /// The controller of the presentation of this controller or the nearest one around it; for one that is not presented,
    /// that of the next presentation.
    open var presentationController: UIPresentationController? {
        let active = activePresentation
        return active?.original ?? active
    }
    /// Whether the controller is being presented; true in its `viewWillAppear` and `viewDidAppear`.
    open var isBeingPresented: Bool { isJoiningPresentation }
    /// Whether the controller is being dismissed; true in its `viewWillDisappear` and `viewDidDisappear`.
    open var isBeingDismissed: Bool { isLeavingPresentation }

    /// Presents `viewControllerToPresent` over this controller, or over the outermost one around it.
    ///
    /// `completion` runs when its view has appeared; not where the transition is cancelled. What cannot be presented, such
    /// as a second controller at a time, is left and reported.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentByDefault(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Dismisses what this controller presents, with all that stands on it; where it presents nothing, itself.
    ///
    /// `completion` runs when the view has disappeared; not where the transition is cancelled. Where nothing is presented
    /// nothing happens; a completion that waits in vain is reported.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissByDefault(animated: flag, completion: completion)
    }
    /// Shows `vc` as the nearest container that overrides this does: pushed onto a stack, otherwise presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parentController { return parentController.show(vc, sender: sender) }
        present(vc, animated: UIView.areAnimationsEnabled)
    }

    /// The view around this controller's view, or the controller that presents it.
    open override var next: UIResponder? { loadedView?.superview ?? presenterController }
}
