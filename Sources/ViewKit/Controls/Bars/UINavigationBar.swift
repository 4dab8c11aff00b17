/// The bar at the top of a stack of screens: a title, the way back, and buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    final let backing = BarBacking(UINavigationBarAppearance.init(barAppearance:))
    final var contents: [NavigationBarContent] = []
    final var stack: [UINavigationItem] = []
    /// What the back button does in place of taking the top item off.
    final var goBack: (() -> Void)?
    /// Hears that the height which the bar wants may have changed.
    final var whenHeightChanged: (() -> Void)?
    /// Hears of items that come and go, and says where the bar stands; not kept alive. Without one, the bar of a navigation
    /// controller is attached to the screen's top, and any other is not.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet { setNeedsLayout() }
    }
    /// Counts the ways of contents from one item to another, of which only the last one's end counts.
    final var moves = 0
    final var isMoving = false

    /// The look of the bar; a black one has the traits of the dark appearance.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { setStyle(barStyle == .black ? .dark : .unspecified) } }
    }
    /// The colour of the ground; nil, the default, for the system's.
    open var barTintColor: UIColor? {
        get { backing.tint }
        set { backing.tint = newValue }
    }
    /// Whether what lies below shines through the ground a little; true by default. Screens reach under a bar that is not
    /// only where they say so.
    open var isTranslucent: Bool {
        get { backing.isTranslucent }
        set {
            backing.isTranslucent = newValue
            whenHeightChanged?()
        }
    }
    /// Font and colour of the title; nil, the default, for the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { rebuild() }
    }
    /// Font and colour of the large title; nil, the default, for the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { rebuild() }
    }
    /// Whether items have a large title under the buttons, unless they say otherwise; false by default.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { itemChanged() } }
    }
    /// The picture in place of the line under the bar; an empty one leaves it out, where there is a background image, too.
    open var shadowImage: UIImage? {
        get { backing.linePicture }
        set { backing.linePicture = newValue }
    }
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// An empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        addSubview(backing.view)
        backing.appearances.whenChanged = { [weak self] in self?.rebuild() }
    }

    /// Nil: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { self != UINavigationBar.self }

    /// How the bar looks over content; once it is set, or a part of it, the bar's own colours and pictures do not count any
    /// more. A copy of what is set; changes of it show.
    open var standardAppearance: UINavigationBarAppearance {
        get { backing.appearances.standard.valueOrSystem }
        set { backing.appearances.standard.set(newValue) }
    }

    /// How the bar looks over content where it has little height, as on a phone that lies on its side; nil, the default, for
    /// the standard look.
    open var compactAppearance: UINavigationBarAppearance? {
        get { backing.appearances.compact.value }
        set { backing.appearances.compact.set(newValue) }
    }

    /// How the bar of a navigation controller looks while the content behind it is at its top edge, and where there is none
    /// that scrolls; nil, the default, for the standard look without ground and line.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { backing.appearances.scrollEdge.value }
        set { backing.appearances.scrollEdge.set(newValue) }
    }

    /// Where the bar stands, as its delegate says.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? (goBack == nil ? .top : .topAttached) : position
    }

    /// Whether the bar is left out.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            rebuild()
        }
    }

    /// The items, the lowest first; the topmost shows.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that shows.
    open var topItem: UINavigationItem? { stack.last }

    /// The item to which the back button leads.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Replaces the items; animated, the contents cross over as in a push, or a pop where the new top was there.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let isPop = items?.last.map { top in stack.contains { $0 === top } } ?? true
        let animates = animated && window != nil && items?.last !== stack.last
        guard animates, let move = startMove(to: items ?? [], isPop: isPop, share: backing.share) else {
            return take(items ?? [])
        }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            move.run()
            self.layoutIfNeeded()
        } completion: { _ in
            move.end(true)
        }
    }

    /// Puts `item` on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        setItems(stack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Takes the top item away and gives it back; nil without one.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = stack.last, delegate?.navigationBar(self, shouldPop: top) != false else { return nil }
        setItems(stack.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: top)
        return top
    }

    /// Sets the picture of the ground; an empty one leaves the ground out.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        backing.picture = backgroundImages[.default]
    }

    /// The picture of the ground; nil for none.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backing.reach(behind: self, at: barPosition)
        for content in contents {
            content.rowHeight = shownRowHeight
            content.frame = bounds
        }
    }

    /// As high as the system's; the width is free.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: fullHeight) }

    /// As wide as `size`, as high as the system's.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fullHeight) }
}
