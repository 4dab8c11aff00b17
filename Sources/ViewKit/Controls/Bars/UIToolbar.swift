/// A bar of buttons, usually at the bottom.
@preconcurrency @MainActor open class UIToolbar: UIView {
    private let ground = UIView()
    private let hairline = UIView()
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

    /// The height without what the screen's edge adds, in points.
    static let height: CGFloat = 44
    private static let margin: CGFloat = 16

    /// An empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        for view in [ground, hairline] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        hairline.backgroundColor = UIColor(white: 0, alpha: 0.3)
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

    private func colour() {
        ground.backgroundColor =
            barTintColor ?? (isTranslucent ? UIColor(white: 249.0 / 255, alpha: 0.94) : .systemBackground)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let below = max(0, superview.map { $0.bounds.maxY - frame.maxY } ?? 0)
        ground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
        let pixel = 1 / max(1, contentScaleFactor)
        hairline.frame = CGRect(x: 0, y: -pixel, width: bounds.width, height: pixel)
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
