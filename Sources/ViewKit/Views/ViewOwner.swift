/// Who owns a root view: a view controller, told of its view's layout and next in its responder chain.
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
    /// All that hears of the layout has heard; not to be overridden either.
    func viewWasLaidOut()
    /// The safe area of the view changed.
    func viewSafeAreaInsetsDidChange()
    /// The traits around a view that lies nowhere; nil for those of the screen.
    var outerTraits: UITraitCollection? { get }
    /// `outer`, the traits around the view, with what the owner overrides.
    func overriding(_ outer: UITraitCollection) -> UITraitCollection
    /// The traits of the view changed.
    func viewTraitsDidChange(from old: UITraitCollection)
    /// What the owner and its container cover of the edges of the view, in points.
    var coveredInsets: UIEdgeInsets { get }
}
