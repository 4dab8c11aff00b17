/// Two halves to tap on, which make a number smaller and larger.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private let ground = UIView()
    private let pressed = UIView()
    private let signs = [UIView(), UIView(), UIView()]
    private let line = UIView()
    private var current = 0.0

    /// The least value; 0 by default.
    open var minimumValue = 0.0 {
        didSet { value = current }
    }
    /// The greatest value; 100 by default.
    open var maximumValue = 100.0 {
        didSet { value = current }
    }
    /// The amount by which one tap decreases or increases the value; 1 by default.
    open var stepValue = 1.0
    /// Whether a step beyond one end leads to the other; false by default.
    open var wraps = false

    private static let size = CGSize(width: 94, height: 32)

    /// A stepper at 0 between 0 and 100; it is 94 by 32 points, whatever the size of `frame`.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// A stepper of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UIStepper.self)
    }

    private func setUp() {
        isOpaque = false
        ground.backgroundColor = .tertiarySystemFill
        ground.layer.cornerRadius = 8
        pressed.backgroundColor = .tertiarySystemFill
        pressed.layer.cornerRadius = 8
        line.backgroundColor = .systemGray3
        for view in [ground, pressed, line] + signs {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for sign in signs { sign.layer.cornerRadius = 0.75 }
        pressed.isHidden = true
        show()
    }

    override class var mayDraw: Bool { self != UIStepper.self }

    override final var primaryEvent: Event { .valueChanged }

    /// The number; setting it limits it, and sends nothing.
    open var value: Double {
        get { current }
        set {
            current = newValue.isNaN ? minimumValue : max(minimumValue, min(newValue, maximumValue))
            show()
        }
    }

    /// A sign is pale where its half leads nowhere.
    private func show() {
        let ends = [!wraps && current <= minimumValue, !wraps && current >= maximumValue]
        for (index, sign) in signs.enumerated() {
            sign.backgroundColor = ends[min(index, 1)] || !isEnabled ? .tertiaryLabel : .label
        }
    }

    override final func stateDidChange() { show() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = CGRect(origin: .zero, size: Self.size)
        line.frame = CGRect(x: Self.size.width / 2 - 0.5, y: 7, width: 1, height: 18)
        let left = Self.size.width / 4
        let right = Self.size.width * 3 / 4
        let y = Self.size.height / 2
        signs[0].frame = CGRect(x: left - 7, y: y - 0.75, width: 14, height: 1.5)
        signs[1].frame = CGRect(x: right - 7, y: y - 0.75, width: 14, height: 1.5)
        signs[2].frame = CGRect(x: right - 0.75, y: y - 7, width: 1.5, height: 14)
    }

    /// The size never changes.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// The size never changes.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isLower = touch.location(in: self).x < bounds.midX
        pressed.frame = CGRect(
            x: isLower ? 0 : Self.size.width / 2, y: 0, width: Self.size.width / 2, height: Self.size.height)
        pressed.isHidden = false
        step(isLower ? -stepValue : stepValue, event)
        return true
    }

    private func step(_ difference: Double, _ event: UIEvent?) {
        let old = current
        let wanted = current + difference
        if wraps, wanted > maximumValue {
            value = minimumValue
        } else if wraps, wanted < minimumValue {
            value = maximumValue
        } else {
            value = wanted
        }
        if current != old { send(.valueChanged, event) }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { pressed.isHidden = true }

    open override func cancelTracking(with event: UIEvent?) { pressed.isHidden = true }
}
