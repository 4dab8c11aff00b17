/// A control for a number between two others: a thumb on a track.
@preconcurrency @MainActor open class UISlider: UIControl {
    private let minimumTrack = UIView()
    private let maximumTrack = UIView()
    private let thumb = ThumbView()
    private let thumbPicture = UIImageView(frame: .zero)
    private var thumbImages: [UInt: UIImage] = [:]
    private var current: Float = 0
    /// The x of the touch relative to the thumb's middle when the drag began, in points.
    private var grip: CGFloat = 0

    /// The least value, 0 by default; the value and the greatest one follow where they are below it.
    open var minimumValue: Float = 0 {
        didSet {
            if minimumValue > maximumValue { maximumValue = minimumValue }
            setValue(current, animated: false)
        }
    }
    /// The greatest value, 1 by default; the value and the least one follow where they are above it.
    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue < minimumValue { minimumValue = maximumValue }
            setValue(current, animated: false)
        }
    }
    /// Whether every movement of the thumb sends `.valueChanged`, not only its end; true by default.
    open var isContinuous = true
    /// The colour of the track up to the thumb; nil, the default, for the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet { colour() }
    }
    /// The colour of the track behind the thumb; nil, the default, for grey.
    open var maximumTrackTintColor: UIColor? {
        didSet { colour() }
    }
    /// The colour of the thumb; nil, the default, for white.
    open var thumbTintColor: UIColor? {
        didSet { colour() }
    }

    private static let trackHeight: CGFloat = 4
    private static let thumbLength: CGFloat = 28
    private static let height: CGFloat = 34

    /// A slider of that frame at 0 between 0 and 1.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A slider of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UISlider.self)
    }

    private func setUp() {
        isOpaque = false
        for view in [maximumTrack, minimumTrack] {
            view.isUserInteractionEnabled = false
            view.layer.cornerRadius = Self.trackHeight / 2
            addSubview(view)
        }
        addSubview(thumb)
        addSubview(thumbPicture)
        colour()
    }

    override class var mayDraw: Bool { self != UISlider.self }

    override final var primaryEvent: Event { .valueChanged }

    /// The number; setting it limits it to the least and the greatest value, and sends nothing.
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the number, with the thumb sliding to its place where `animated` says so.
    open func setValue(_ value: Float, animated: Bool) {
        // What is no number counts as the least value.
        current = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
        guard animated, window != nil else { return setNeedsLayout() }
        layoutIfNeeded()
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.placeParts()
        }
    }

    /// Shows `image` as the thumb in `state`, and in all states that have none where it is the normal one.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state.rawValue] = image
        showThumb()
    }

    /// The picture that is the thumb in `state`; nil for the system's thumb.
    open func thumbImage(for state: State) -> UIImage? {
        thumbImages[state.rawValue] ?? thumbImages[State.normal.rawValue]
    }

    /// The picture that is the thumb now.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    private func showThumb() {
        let image = currentThumbImage
        thumbPicture.image = image
        thumb.isHidden = image != nil
        setNeedsLayout()
    }

    private func colour() {
        minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
        maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        colour()
    }

    override final func stateDidChange() {
        alpha = isEnabled ? 1 : 0.5
        showThumb()
    }

    /// The frame of the track in `bounds`.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + 2, y: bounds.midY - Self.trackHeight / 2, width: max(0, bounds.width - 4),
            height: Self.trackHeight)
    }

    /// The frame of the thumb for `value` in `bounds`; the track's frame `rect` is for overrides.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbLength, height: Self.thumbLength)
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let x = bounds.minX + part * max(0, bounds.width - size.width)
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let track = trackRect(forBounds: bounds)
        let knob = thumbRect(forBounds: bounds, trackRect: track, value: current)
        maximumTrack.frame = track
        minimumTrack.frame = CGRect(
            x: track.minX, y: track.minY, width: min(track.width, max(0, knob.midX - track.minX)), height: track.height)
        thumb.frame = knob
        thumbPicture.frame = knob
    }

    /// As high as the system's; the width is free.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    /// As wide as `size`, as high as the system's.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    private var shownThumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
    }

    /// Whether the touch went down on the thumb, or close to it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let knob = shownThumb
        grip = point.x - knob.midX
        return knob.insetBy(dx: -10, dy: -10).contains(point)
    }

    /// Moves the thumb with the touch, at the distance at which the drag began.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let old = current
        let room = bounds.width - shownThumb.width
        if room > 0 {
            let part = (touch.location(in: self).x - grip - bounds.minX - shownThumb.width / 2) / room
            let value = minimumValue + Float(min(1, max(0, part))) * (maximumValue - minimumValue)
            setValue(value, animated: false)
        }
        if isContinuous, current != old { send(.valueChanged, event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { send(.valueChanged, event) }
    }

    /// Leaves pans on the thumb to the slider.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, gestureRecognizer is UIPanGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return !isTracking
    }
}
