/// A choice between on and off: a thumb that slides from one side to the other.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private let track = UIView()
    private let thumb = ThumbView()
    private var isOnNow = false
    /// Whether the finger brought the thumb to the other side, so that lifting it is no tap.
    private var wasDragged = false
    private var valueBefore = false

    /// The colour of the track where the switch is on; nil, the default, for green.
    open var onTintColor: UIColor? {
        didSet { place() }
    }
    /// The colour of the thumb; nil, the default, for white.
    open var thumbTintColor: UIColor? {
        didSet { thumb.backgroundColor = thumbTintColor ?? .white }
    }

    private static let size = CGSize(width: 51, height: 31)
    private static let thumbLength: CGFloat = 27
    private static let stretchedLength: CGFloat = 34
    private static let margin: CGFloat = 2

    /// A switch that is off; it is 51 by 31 points, whatever the size of `frame`.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// A switch of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UISwitch.self)
    }

    private func setUp() {
        isOpaque = false
        track.isUserInteractionEnabled = false
        track.layer.cornerRadius = Self.size.height / 2
        for view in [track, thumb] { addSubview(view) }
        place()
    }

    override class var mayDraw: Bool { self != UISwitch.self }

    override final var primaryEvent: Event { .valueChanged }

    /// Whether the switch is on; setting it sends nothing and shows at once.
    open var isOn: Bool {
        get { isOnNow }
        set { setOn(newValue, animated: false) }
    }

    /// Switches on or off, with the thumb sliding where `animated` says so; nothing is sent.
    open func setOn(_ on: Bool, animated: Bool) {
        isOnNow = on
        animated && window != nil ? slide() : place()
    }

    /// Seconds in which the thumb slides, and in which the track changes its colour when switched on and off; as measured on iOS
    /// 26.1.
    private static let (thumbDuration, onDuration, offDuration): (TimeInterval, TimeInterval, TimeInterval) = (
        0.336, 0.999, 0.588
    )

    private func slide() {
        animate(for: Self.thumbDuration) { self.placeThumb() }
        animate(for: isOnNow ? Self.onDuration : Self.offDuration) { self.placeTrack() }
    }

    private func animate(for duration: TimeInterval, _ changes: () -> Void) {
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
    }

    private func place() {
        placeTrack()
        placeThumb()
    }

    private func placeTrack() {
        track.frame = CGRect(origin: .zero, size: Self.size)
        track.backgroundColor = isOnNow ? onTintColor ?? .systemGreen : .secondarySystemFill
    }

    private func placeThumb() {
        let length = isTracking ? Self.stretchedLength : Self.thumbLength
        let x = isOnNow ? Self.size.width - Self.margin - length : Self.margin
        thumb.frame = CGRect(x: x, y: Self.margin, width: length, height: Self.thumbLength)
        thumb.layoutIfNeeded()
    }

    override final func stateDidChange() {
        alpha = isEnabled ? 1 : 0.5
        if !isEnabled { place() }
    }

    /// The size never changes.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// The size never changes.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != Self.size { bounds.size = Self.size }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasDragged = false
        valueBefore = isOnNow
        return super.beginTracking(touch, with: event)
    }

    /// Stretches the thumb as soon as the touch is tracked.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if isTracking { slide() }
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        // The thumb changes sides when the finger is well on the other one.
        let isOver = isOnNow ? x < bounds.width / 4 : x > bounds.width * 3 / 4
        let direction = x - touch.previousLocation(in: self).x
        if isOver, isOnNow ? direction < 0 : direction > 0 {
            wasDragged = true
            isOnNow.toggle()
            slide()
        }
        return super.continueTracking(touch, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let wasTracking = isTracking
        super.touchesEnded(touches, with: event)
        guard wasTracking else { return }
        if !wasDragged { isOnNow.toggle() }
        slide()
        if isOnNow != valueBefore { send(.valueChanged, event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        isOnNow = valueBefore
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        slide()
    }

    /// Leaves pans along the switch to it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard !isEnabled || gestureRecognizer.view === self || !(gestureRecognizer is UIPanGestureRecognizer) else {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
