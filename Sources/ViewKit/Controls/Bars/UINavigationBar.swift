/// The bar at the top of a stack of screens: a title, the way back, and buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    private let ground = BarGround()
    private var contents: [NavigationBarContent] = []
    private var stack: [UINavigationItem] = []
    /// What the back button does in place of taking the top item off.
    final var goBack: (() -> Void)?
    /// Hears of items that come and go, and says where the bar stands; not kept alive. Without one, the bar of a navigation
    /// controller is attached to the screen's top, and any other is not.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet { setNeedsLayout() }
    }
    private var appearance: UINavigationBarAppearance?
    /// Counts the ways of contents from one item to another, of which only the last one's end counts.
    private var moves = 0
    private var isMoving = false

    /// The colour of the ground; nil, the default, for the system's.
    open var barTintColor: UIColor? {
        didSet { colour() }
    }
    /// Whether what lies below shines through the ground a little; true by default.
    open var isTranslucent = true {
        didSet { colour() }
    }
    /// Font and colour of the title; nil, the default, for the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { rebuild() }
    }
    /// The picture in place of the line under the bar; an empty one leaves it out, where there is a background image, too.
    open var shadowImage: UIImage? {
        didSet { colour() }
    }
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// The height without what the screen's edge adds, in points.
    static let height: CGFloat = 44
    /// The ground over white: nearly white, and nearly opaque, so that a blur below it would not be seen.
    private static let groundColor = UIColor(white: 249.0 / 255, alpha: 0.94)

    /// An empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        addSubview(ground)
        colour()
    }

    /// Nil: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { self != UINavigationBar.self }

    /// How the bar looks; once it is set, or a part of it, the bar's own colours and pictures do not count any more. A copy
    /// of what is set; changes of it show.
    open var standardAppearance: UINavigationBarAppearance {
        get {
            if let appearance { return appearance }
            let fresh = UINavigationBarAppearance()
            watch(fresh)
            return fresh
        }
        set {
            let copy = UINavigationBarAppearance(barAppearance: newValue)
            watch(copy)
            take(copy)
        }
    }

    private func watch(_ appearance: UINavigationBarAppearance) {
        appearance.whenChanged = { [weak self, weak appearance] in
            if let appearance { self?.take(appearance) }
        }
    }

    private func take(_ appearance: UINavigationBarAppearance) {
        self.appearance = appearance
        colour()
        rebuild()
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
        guard animates, let move = startMove(to: items ?? [], isPop: isPop) else { return take(items ?? []) }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            move.run()
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
        colour()
    }

    /// The picture of the ground; nil for none.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// Takes `items` over at once.
    final func take(_ items: [UINavigationItem]) {
        stack = items
        rebuild()
    }

    private func content(of items: [UINavigationItem]) -> NavigationBarContent? {
        guard let top = items.last else { return nil }
        let style = TitleStyle(appearance?.titleTextAttributes ?? titleTextAttributes)
        let content = NavigationBarContent(top, back: items.dropLast().last, style: style)
        content.backButton.addTarget(self, action: UINavigationBar.handleBack, for: .touchUpInside)
        content.frame = bounds
        addSubview(content)
        return content
    }

    private func rebuild() {
        for content in contents { content.letGo() }
        // A bar that nobody sees makes no views.
        contents = isHidden ? [] : [content(of: stack)].compactMap { $0 }
        isMoving = false
        for item in stack {
            item.bar = self
            item.whenChanged = { [weak self] in self?.itemChanged() }
        }
        listen(to: stack.last)
        setNeedsLayout()
    }

    private func listen(to item: UINavigationItem?) {
        for button in (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? []) {
            button.whenChanged = { [weak self] in self?.itemChanged() }
        }
    }

    private func itemChanged() { if !isMoving { rebuild() } }

    /// Lets the content fade in, after it was changed.
    final func fadeIn() {
        guard window != nil, let content = contents.last else { return }
        content.layoutIfNeeded()
        content.alpha = 0
        UIView.animate(withDuration: 0.25) { content.alpha = 1 }
    }

    private func handleBack() {
        if let goBack { goBack() } else { popItem(animated: true) }
    }

    /// The contents on their way from one item to another: `run` moves them, `end` takes the items over, or those of
    /// before.
    struct Move {
        var run: () -> Void
        var end: (Bool) -> Void
    }

    /// Puts the content of the last of `items` where it comes from; nil where there is nothing to move.
    final func startMove(to items: [UINavigationItem], isPop: Bool) -> Move? {
        if isMoving { rebuild() }
        layoutIfNeeded()
        guard let old = contents.last, let new = content(of: items) else { return nil }
        let before = stack
        isMoving = true
        moves += 1
        let number = moves
        UIView.performWithoutAnimation {
            new.layoutIfNeeded()
            new.move(to: isPop ? .behind : .ahead)
        }
        contents = [old, new]
        stack = items
        return Move {
            old.move(to: isPop ? .ahead : .behind)
            new.move(to: .shown)
        } end: { [weak self] finished in
            if let self, moves == number { take(finished ? items : before) }
        }
    }

    private func colour() {
        if let appearance { return ground.show(appearance.look) }
        var look = BarGround.Look(lineColor: BarGround.Look.lineColor)
        if let image = backgroundImages[.default] {
            (look.picture, look.linePicture) = (image, shadowImage)
        } else {
            let base = barTintColor ?? Self.groundColor
            look.color = isTranslucent && barTintColor == nil ? base : base.withAlphaComponent(1)
        }
        ground.show(look)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isAttached = barPosition == .topAttached
        let above = isAttached ? max(0, superview.map { frame.minY - $0.bounds.minY } ?? 0) : 0
        ground.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        for content in contents { content.frame = bounds }
    }

    /// As high as the system's; the width is free.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    /// As wide as `size`, as high as the system's.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}
