/// Shows one of several screens, which a bar at the bottom names.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    final var tabs: [UIViewController] = []
    final var shownTab: UIViewController?
    /// The screen to select when the transition that runs is over.
    final weak var awaitedTab: UIViewController?
    /// Holds the view of the selected screen; the container of every transition.
    final let transitionView = TransitionView()
    /// The bar; its items are those of the screens.
    public final let tabBar = UITabBar()
    /// The delegate, which provides the animators; a weak reference.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// A controller without screens; nibs do not exist here, both arguments are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBar.delegate = self
    }

    /// A controller of a storyboard; one without screens for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        tabBar.delegate = self
        finishDecoding(from: coder, as: UITabBarController.self)
    }

    /// The screens from left to right; nil without any. Setting them keeps the selected one where it stays.
    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The screen that shows, or to which a transition goes; nil without screens.
    ///
    /// Set while a transition runs, it changes when that is over, finished or cancelled; of several the last one counts.
    open var selectedViewController: UIViewController? {
        get { shownTab }
        set { if let newValue, tabs.contains(where: { $0 === newValue }) { select(newValue) } }
    }

    /// The index of that screen; `NSNotFound` without screens. Set as that is; indices out of range are ignored.
    open var selectedIndex: Int {
        get { tabs.firstIndex { $0 === shownTab } ?? NSNotFound }
        set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
    }

    /// The selected screen.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
    /// The selected screen.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }
    /// The selected screen.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    /// The selected screen.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    /// The orientations that the delegate returns; without one all but upside down.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    /// The orientation that the delegate returns; without one the present one.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// Replaces the screens; the change shows at once, whatever `animated` is.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceTabs(with: viewControllers ?? [])
    }

    override final var choosesShownChildren: Bool { true }

    override final var shownChild: UIViewController? { selectedViewController }

    /// The insets, in points, of the part of the view of `tab` that the bar covers.
    override final func barInsets(of tab: UIViewController) -> UIEdgeInsets {
        let isCovered =
            tabs.contains { $0 === tab } && !tab.hidesBarsAround
            && tab.reaches(.bottom, under: tabBar.isTranslucent)
        return UIEdgeInsets(top: 0, left: 0, bottom: isCovered ? UITabBar.height : 0, right: 0)
    }

    /// Puts the bar where it belongs, in the coordinates of the controller's view: beside it to the left where a screen has
    /// sent it away.
    override final func placeBars() {
        guard isViewLoaded else { return }
        let height = UITabBar.height + view.safeAreaInsets.bottom
        let isAway = shownTab?.hidesBarsAround == true
        tabBar.frame = CGRect(
            x: isAway ? -view.bounds.width : 0, y: view.bounds.height - height, width: view.bounds.width, height: height
        )
    }

    /// Takes over the size that the selected screen prefers.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === selectedViewController { adoptPreferredContentSize() }
    }

    override final func takeOut(_ child: UIViewController) -> Bool {
        guard activeTransition == nil, tabs.contains(where: { $0 === child }) else { return false }
        replaceTabs(with: tabs.filter { $0 !== child })
        return true
    }

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        transitionView.container = self
        transitionView.frame = view.bounds
        tabBar.background.followsContent = true
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(transitionView)
        view.addSubview(tabBar)
        self.view = view
        if let shownTab { transitionView.place(shownTab.view) }
    }

    open override func viewWillLayoutSubviews() {
        if shownTab?.holdsBarsAround != true { placeBars() }
    }

    /// That of the screen that shows.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        shownTab?.contentScrollView(for: edge)
    }

    override final func followContent() { followShownTab() }

    override final func place(of child: UIViewController, in area: CGRect) -> CGRect { placeOfTab(child, in: area) }

    /// Shows the screen of `item`, if the delegate lets it; of a navigation controller that shows already, its root.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let tab = tabs.first(where: { $0.tabBarItem === item }), activeTransition == nil,
            delegate?.tabBarController(self, shouldSelect: tab) ?? true
        else { return }
        let isShown = tab === shownTab
        select(tab)
        if isShown { tab.returnToRoot() }
        delegate?.tabBarController(self, didSelect: tab)
    }
}
