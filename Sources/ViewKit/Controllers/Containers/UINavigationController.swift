/// Shows the top of a stack of screens, and moves between them.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The kind of a change of the stack.
    public enum Operation: Int, Sendable {
        /// Nothing.
        case none
        /// A screen comes on top.
        case push
        /// The top screen goes.
        case pop
    }

    final var stack: [UIViewController] = []
    /// The stack that follows when the transition that runs is over; nil without one.
    final var awaitedChange: (screens: [UIViewController], animated: Bool)?
    /// Holds the view of the top screen; the container of every transition.
    final let transitionView = TransitionView()
    /// The delegate, which provides the animators; a weak reference.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// Whether the delegate was told of a screen that is about to show.
    final var hasAnnounced = false
    /// The screen with which the stack appears for the first time, until it has appeared.
    final weak var firstScreen: UIViewController?
    final lazy var popDrag = NavigationPopDrag(self)
    private final lazy var popRecognizer = popDrag.makeRecognizer()
    /// Pops by a swipe from the left edge; it has no effect where the delegate gives an animator, whose gestures are its own.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

    /// The bar at the top; its items are those of the screens.
    public final let navigationBar = UINavigationBar()
    private final let bottomBar = UIToolbar()
    /// The bar at the bottom, which is hidden by default; its items are those of the screen on top.
    open var toolbar: UIToolbar! { bottomBar }
    /// Whether a screen of the stack hides the bars at the bottom.
    final var hidesBottomBars = false
    /// Whether one did before the transition that runs.
    final var hidBottomBars = false
    /// Whether a transition is being set up, beside which the bars will move: until then they stay.
    final var barsWait = false
    /// The screen that a transition takes away, and by how much, in points, more of its bottom is covered than of others'.
    final weak var leavingScreen: UIViewController?
    final var leavingShift: CGFloat = 0
    private final var hidesTop = false
    private final var hidesBottom = true

    /// A stack of one screen.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// An empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A stack of a storyboard; an empty one for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishDecoding(from: coder, as: UINavigationController.self)
    }

    /// The screens, the root first; setting them changes what shows without animation.
    open var viewControllers: [UIViewController] {
        get { awaitedChange?.screens ?? stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The screen on top.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The screen that shows: what is presented, otherwise the one on top.
    open var visibleViewController: UIViewController? { presentedController ?? stack.last }

    /// The screen on top.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    /// The screen on top.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
    /// The screen on top.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// The screen on top where no bar lies over it; otherwise nil, as the bar decides.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    /// Light content over a black bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }
    /// The orientations that the delegate returns; without one all but upside down.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    /// The orientation that the delegate returns; without one the present one.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// Whether the bar at the top is left out; false by default.
    open var isNavigationBarHidden: Bool {
        get { hidesTop }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Leaves the bar at the top out or not; animated, it slides, beside a transition that runs.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesTop else { return }
        hidesTop = hidden
        barsChanged(animated: animated)
    }

    /// Whether the bar at the bottom is left out; true by default.
    open var isToolbarHidden: Bool {
        get { hidesBottom }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Leaves the bar at the bottom out or not; animated, it slides, beside a transition that runs.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBottom else { return }
        hidesBottom = hidden
        barsChanged(animated: animated)
    }

    open override func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.navigation = self
        transitionView.container = self
        transitionView.frame = view.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(transitionView)
        view.addSubview(bottomBar)
        view.addSubview(navigationBar)
        view.addGestureRecognizer(popRecognizer)
        self.view = view
        navigationBar.isHidden = hidesTop
        bottomBar.isHidden = hidesBottom
        navigationBar.goBack = { [weak self] in
            if self?.activeTransition == nil { self?.popViewController(animated: true) }
        }
        navigationBar.whenHeightChanged = { [weak self] in self?.heightChanged() }
        navigationBar.background.followsContent = true
        bottomBar.background.followsContent = true
        showBarItems()
        if let top = stack.last { transitionView.place(top.view) }
    }

    /// Puts `viewController` on top.
    ///
    /// While a transition of this controller runs, it waits for the end of that, a choice; for a screen that is in the stack
    /// already, nothing happens but a report.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        let screens = viewControllers
        if screens.contains(where: { $0 === viewController }) {
            return report(
                "\(type(of: viewController)) is in the stack already and cannot be pushed again. Pop to it, or push "
                    + "another one.")
        }
        changeWhenPossible(to: screens + [viewController], animated: animated)
    }

    /// Takes the top screen away and gives it back; nil for the root, and while a transition of this controller runs.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return change(to: stack.dropLast(), animated: animated)?.last
    }

    /// Takes away what lies above `viewController` and gives it back, the lowest first; nil where that is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            report(
                "\(type(of: viewController)) is not in the stack, so nothing can be popped to it. Push it instead.")
            return nil
        }
        return change(to: Array(stack.prefix(index + 1)), animated: animated)
    }

    /// Takes away all but the root and gives it back, the lowest first; nil where only the root is there.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stack.count > 1 else { return nil }
        return change(to: Array(stack.prefix(1)), animated: animated)
    }

    /// Replaces the screens, the root first.
    ///
    /// Animated, it is one transition: a pop where the new top screen lies in the stack, a push where it is new, none where
    /// it stays on top.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        changeWhenPossible(to: viewControllers, animated: animated)
    }

    override final func appearanceBegan(animated: Bool) {
        guard !hasAnnounced, let top = stack.last else { return }
        announce(top, animated: animated)
        firstScreen = top
    }

    override final func appearanceEnded(animated: Bool) {
        guard let screen = firstScreen else { return }
        firstScreen = nil
        delegate?.navigationController(self, didShow: screen, animated: animated)
    }

    override final var choosesShownChildren: Bool { true }

    override final var shownChild: UIViewController? { topViewController }

    /// Puts the bars where they belong, in the coordinates of the controller's view.
    override final func placeBars() {
        let area = view.bounds
        let insets = view.safeAreaInsets
        if navigationBar.setCompact(isOnItsSide) { tellScreens() }
        let height = navigationBar.rowHeight + (stack.last.map(titleHeight) ?? 0)
        let top = isNavigationBarHidden ? -height - 1 : insets.top
        navigationBar.frame = CGRect(x: 0, y: top, width: area.width, height: height)
        let bottom = isToolbarHidden ? area.height + 1 : area.height - insets.bottom - UIToolbar.height
        toolbar.frame = CGRect(
            x: hidesBottomBars ? -area.width : 0, y: bottom, width: area.width, height: UIToolbar.height)
    }

    /// The insets, in points, that the bars add to the safe area of the view of `screen`.
    override final func barInsets(of screen: UIViewController) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if !isNavigationBarHidden, screen.reaches(.top, under: navigationBar.isTranslucent) {
            let title = screen.navigationItem.hasLargeTitle ? LargeTitleView.height : 0
            insets.top =
                navigationBar.rowHeight + title - (title > 0 ? collapsingContent(of: screen)?.nextStretch ?? 0 : 0)
        }
        let isLeaving = leavingScreen === screen
        if showsToolbar(to: screen), screen.reaches(.bottom, under: toolbar.isTranslucent) {
            insets.bottom = UIToolbar.height
        }
        if isLeaving { insets.bottom += leavingShift }
        return insets
    }

    /// The scroll view that collapses the large title of `screen`: one that reaches under the bar; nil where there is
    /// none.
    override final func collapsingContent(of screen: UIViewController) -> UIScrollView? {
        guard screen.navigationItem.hasLargeTitle, !isNavigationBarHidden,
            screen.reaches(.top, under: navigationBar.isTranslucent),
            let content = screen.contentScrollView(for: .top), content.adjusts(.y)
        else { return nil }
        return content
    }

    override final var hidesBarsAround: Bool { hidesBottomBars }

    override final var holdsBarsAround: Bool { barsWait }

    /// Shows other items in the toolbar where `screen` is on top.
    override final func showToolbarItems(of screen: UIViewController, animated: Bool) {
        guard screen === topViewController, isViewLoaded else { return }
        toolbar.setItems(screen.toolbarItems, animated: animated)
    }

    override final func returnToRoot() {
        if activeTransition == nil { popToRootViewController(animated: true) }
    }

    override final func followContent() { followTopScreen() }

    override final func place(of child: UIViewController, in area: CGRect) -> CGRect { placeOfScreen(child, in: area) }

    /// That of the screen on top.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        topViewController?.contentScrollView(for: edge)
    }

    /// Takes over the size that the screen on top prefers; while a transition to it is set up, beside that.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController, !barsWait { adoptPreferredContentSize() }
    }

    override final func takeOut(_ child: UIViewController) -> Bool {
        guard stack.contains(where: { $0 === child }) else { return false }
        return change(to: stack.filter { $0 !== child }, animated: false) != nil
    }

    /// Puts `vc` on top.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
}
