/// The owner of a root view: a view controller, called for its view's layout and next in its responder chain.
@MainActor protocol ViewOwner: UIResponder {
    /// The view is about to come into `window`, or to leave its own where that is nil.
    func viewWillMove(toWindow window: UIWindow?)
    /// The view came into `window`, or left its own where that is nil.
    func viewDidMove(toWindow window: UIWindow?)
    /// The view is in its place and about to lay out its subviews; called before anything that can be overridden.
    func viewReachesLayout()
    /// The view is about to lay out its subviews.
    func viewWillLayoutSubviews()
    /// The view has laid out its subviews.
    func viewDidLayoutSubviews()
    /// Called last in a layout, after everything that can be overridden.
    func viewWasLaidOut()
    /// The layout margins of the view changed.
    func viewLayoutMarginsDidChange()
    /// The safe area of the view changed.
    func viewSafeAreaInsetsDidChange()
    /// The traits around a view that lies nowhere; nil for those of the screen.
    var outerTraits: UITraitCollection? { get }
    /// `outer`, the traits around the view, with what the owner overrides.
    func overriding(_ outer: UITraitCollection) -> UITraitCollection
    /// The traits of the view changed.
    func viewTraitsDidChange(from old: UITraitCollection)
    /// The insets, in points, that the owner and its container add to the safe area of the view.
    var coveredInsets: UIEdgeInsets { get }
}
