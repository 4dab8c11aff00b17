/// The bar at the top of a stack of screens: a title, the back button, and other buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    final let background = BarBackground(UINavigationBarAppearance.init(barAppearance:))
    final var contents: [NavigationBarContent] = []
    final var stack: [UINavigationItem] = []
    /// The action of the back button in place of popping the top item; set by a navigation controller, otherwise nil.
    final var goBack: (() -> Void)?
    /// Called when the height that the bar needs may have changed.
    final var whenHeightChanged: (() -> Void)?
    /// The delegate, which decides about pushes and pops, is notified of them and determines the bar's position; held
    /// weakly. Without one, the bar of a navigation controller is attached to the screen's top, and any other is not.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet { setNeedsLayout() }
    }
    /// The number of transitions begun so far; only the end of the latest one takes effect.
    final var moves = 0
    final var isMoving = false

    /// The look of the bar; a black one has the traits of the dark appearance.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { setStyle(barStyle == .black ? .dark : .unspecified) } }
    }
    /// The colour of the background; nil, the default, for the system's.
    open var barTintColor: UIColor? {
        get { background.tint }
        set { background.tint = newValue }
    }
    /// Whether content below shines through the background a little; true by default. Screens extend under an opaque
    /// bar only where they say so.
    open var isTranslucent: Bool {
        get { background.isTranslucent }
        set {
            background.isTranslucent = newValue
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
        get { background.lineImage }
        set { background.lineImage = newValue }
    }
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// An empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UINavigationBar.self)
    }

    private func setUp() {
        isOpaque = false
        addSubview(background.view)
        background.appearances.whenChanged = { [weak self] in self?.rebuild() }
    }

    override class var mayDraw: Bool { self != UINavigationBar.self }

    /// The appearance over content. Once it or one of its properties is set, the bar's own colours and images have no
    /// effect. The bar keeps a copy of what is set; changes of that copy show.
    open var standardAppearance: UINavigationBarAppearance {
        get { background.appearances.standard.valueOrSystem }
        set { background.appearances.standard.set(newValue) }
    }

    /// The appearance over content while the bar has little height, as on a phone in landscape; nil, the default, for
    /// the standard appearance.
    open var compactAppearance: UINavigationBarAppearance? {
        get { background.appearances.compact.value }
        set { background.appearances.compact.set(newValue) }
    }

    /// The appearance of a navigation controller's bar while the content behind it is at its top edge, or does not
    /// scroll; nil, the default, for the standard appearance without background and line.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { background.appearances.scrollEdge.value }
        set { background.appearances.scrollEdge.set(newValue) }
    }

    /// The position of the bar by its delegate; without one `.topAttached` in a navigation controller, else `.top`.
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
        guard animates, let move = startMove(to: items ?? [], isPop: isPop, standardWeight: background.standardWeight)
        else {
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

    /// Sets the image of the background; an empty one leaves the background out.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        background.image = backgroundImages[.default]
    }

    /// The image of the background; nil for none.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.place(behind: self, at: barPosition)
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

/// The room that a bar has.
public enum UIBarMetrics: Int, Sendable {
    /// The usual room.
    case `default`
    /// Less, as on a phone that lies on its side.
    case compact
}

/// The look of a bar.
public enum UIBarStyle: Int, Sendable {
    /// The look of the appearance around it.
    case `default`
    /// The look of the dark appearance.
    case black
}
