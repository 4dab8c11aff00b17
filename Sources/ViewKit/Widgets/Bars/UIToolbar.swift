/// A bar of buttons, usually at the bottom.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    final let background = BarBackground(UIToolbarAppearance.init(barAppearance:))
    /// The delegate, which determines the bar's position; held weakly. Without one, the bar is at the bottom.
    open weak var delegate: (any UIToolbarDelegate)? {
        didSet { setNeedsLayout() }
    }
    private var buttons: [BarButton] = []

    /// The items from left to right; without flexible room among them they stand at the left.
    open var items: [UIBarButtonItem]? {
        didSet { rebuild() }
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
            superview?.setNeedsLayout()
        }
    }

    /// The appearance over content. Once it or one of its properties is set, the bar's own colours have no effect.
    /// The bar keeps a copy of what is set; changes of that copy show.
    open var standardAppearance: UIToolbarAppearance {
        get { background.appearances.standard.valueOrSystem }
        set { background.appearances.standard.set(newValue) }
    }

    /// The appearance of a navigation controller's bar while the content behind it is at its bottom edge, or does not
    /// scroll; nil, the default, for the standard appearance without background and line.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { background.appearances.scrollEdge.value }
        set { background.appearances.scrollEdge.set(newValue) }
    }

    /// The position of the bar by its delegate; `.bottom` by default.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    /// The height without what the screen's edge adds, in points.
    static let height: CGFloat = 44
    private static let margin: CGFloat = 16

    /// An empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UIToolbar.self)
    }

    private func setUp() {
        isOpaque = false
        addSubview(background.view)
        background.appearances.whenChanged = { [weak self] in self?.background.show(item: nil) }
    }

    override class var mayDraw: Bool { self != UIToolbar.self }

    /// Replaces the items, with a cross-fade where `animated` says so.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
        guard animated, window != nil else { return }
        layoutIfNeeded()
        for button in buttons { button.alpha = 0 }
        UIView.animate(withDuration: 0.25) { for button in self.buttons { button.alpha = 1 } }
    }

    private func rebuild() {
        for button in buttons { button.letGo() }
        buttons = (items ?? []).map { BarButton($0) }
        for button in buttons {
            button.item.whenChanged = { [weak self] in self?.rebuild() }
            addSubview(button)
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.place(behind: self, at: barPosition)
        let taken = buttons.reduce(0) { $0 + $1.wantedWidth }
        let flexible = buttons.filter(\.item.isFlexible).count
        let rest = max(0, bounds.width - 2 * Self.margin - taken)
        var x = Self.margin
        for button in buttons {
            let width = button.item.isFlexible ? rest / CGFloat(flexible) : button.wantedWidth
            button.frame = CGRect(x: x, y: 0, width: width, height: min(Self.height, bounds.height))
            x += width
        }
    }

    /// As high as the system's; the width is free.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    /// As wide as `size`, as high as the system's.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}

/// The appearance of a toolbar's background.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
