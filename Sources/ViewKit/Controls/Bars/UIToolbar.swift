/// A bar of buttons, usually at the bottom.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    private let ground = BarGround()
    /// Says where the bar stands; not kept alive. Without one, it stands at the bottom.
    open weak var delegate: (any UIToolbarDelegate)? {
        didSet { setNeedsLayout() }
    }
    private var appearance: UIToolbarAppearance?
    private var buttons: [BarButton] = []

    /// The items from left to right; without flexible room among them they stand at the left.
    open var items: [UIBarButtonItem]? {
        didSet { rebuild() }
    }
    /// The colour of the ground; nil, the default, for the system's.
    open var barTintColor: UIColor? {
        didSet { colour() }
    }
    /// Whether what lies below shines through the ground a little; true by default.
    open var isTranslucent = true {
        didSet { colour() }
    }

    /// How the bar looks; once it is set, or a part of it, the bar's own colours do not count any more. A copy of what is set;
    /// changes of it show.
    open var standardAppearance: UIToolbarAppearance {
        get {
            if let appearance { return appearance }
            let fresh = UIToolbarAppearance()
            watch(fresh)
            return fresh
        }
        set {
            let copy = UIToolbarAppearance(barAppearance: newValue)
            watch(copy)
            take(copy)
        }
    }
    /// Where the bar stands, as its delegate says.
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
        isOpaque = false
        addSubview(ground)
        colour()
    }

    /// Nil: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

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

    private func watch(_ appearance: UIToolbarAppearance) {
        appearance.whenChanged = { [weak self, weak appearance] in
            if let appearance { self?.take(appearance) }
        }
    }

    private func take(_ appearance: UIToolbarAppearance) {
        self.appearance = appearance
        colour()
    }

    private func colour() {
        if let appearance { return ground.show(appearance.look) }
        let color = barTintColor ?? (isTranslucent ? UIColor(white: 249.0 / 255, alpha: 0.94) : .systemBackground)
        ground.show(BarGround.Look(color: color, lineColor: BarGround.Look.lineColor))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let position = barPosition
        let below = position == .bottom ? max(0, superview.map { $0.bounds.maxY - frame.maxY } ?? 0) : 0
        let above = position == .topAttached ? max(0, superview.map { frame.minY - $0.bounds.minY } ?? 0) : 0
        ground.isLineBelow = position != .bottom
        ground.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above + below)
        ground.setNeedsLayout()
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
