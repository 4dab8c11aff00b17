/// A choice of one of several words or pictures in a row; a pill slides to the one that is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// Stands in `selectedSegmentIndex` for no segment.
    public static let noSegment = -1

    private let pill = ThumbView(cornerRadius: 7)
    private var segments: [Segment] = []
    private var separators: [UIView] = []
    private var chosen = UISegmentedControl.noSegment
    /// The segment that shows as chosen while a finger drags the pill; nil otherwise.
    private var dragged: Int?
    /// The segment on which a finger went down beside the pill; nil otherwise.
    private var pressed: Int?

    /// Whether a segment that was chosen is not shown as chosen; false by default.
    open var isMomentary = false
    /// The colour of the pill; nil, the default, for white, and for a grey in the dark appearance.
    open var selectedSegmentTintColor: UIColor? {
        didSet { pill.backgroundColor = selectedSegmentTintColor ?? Self.pillColor }
    }

    private static let pillColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }

    private static let height: CGFloat = 32
    private static let inset: CGFloat = 2

    private struct Segment {
        var title: String?
        var image: UIImage?
        var width: CGFloat = 0
        var isEnabled = true
        let label: UILabel
        let picture: UIImageView
    }

    /// A control of that frame without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A control with a segment for each of `items`, which are strings and images; others are left out.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            if let title = item as? String {
                insertSegment(withTitle: title, at: segments.count, animated: false)
            } else if let image = item as? UIImage {
                insertSegment(with: image, at: segments.count, animated: false)
            }
        }
        sizeToFit()
    }

    /// A control of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UISegmentedControl.self)
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        isOpaque = false
        pill.backgroundColor = Self.pillColor
        pill.layer.shadowOpacity = 0.12
        pill.isHidden = true
        addSubview(pill)
    }

    override class var mayDraw: Bool { self != UISegmentedControl.self }

    override final var primaryEvent: Event { .valueChanged }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// The segment that is chosen, `noSegment` for none; setting it sends nothing. Places beyond the ends are ignored.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set { if newValue == Self.noSegment || segments.indices.contains(newValue) { choose(newValue) } }
    }

    /// Puts a segment with words at `segment`, limited to their number.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment, animated) { $0.title = title }
    }

    /// Puts a segment with a picture at `segment`, limited to their number.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment, animated) { $0.image = image }
    }

    private func insert(at place: Int, _ animated: Bool, _ fill: (inout Segment) -> Void) {
        var segment = Segment(label: UILabel(), picture: UIImageView(frame: .zero))
        segment.label.textAlignment = .center
        fill(&segment)
        let index = max(0, min(place, segments.count))
        segments.insert(segment, at: index)
        addSubview(segment.label)
        addSubview(segment.picture)
        if chosen >= index { chosen += 1 }
        segmentsChanged(animated)
    }

    /// Takes the segment at `segment` away; nothing where there is none.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        let gone = segments.remove(at: segment)
        gone.label.removeFromSuperview()
        gone.picture.removeFromSuperview()
        if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
        segmentsChanged(animated)
    }

    /// Takes all segments away.
    open func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: 0, animated: false) }
    }

    /// Sets the words of the segment at `segment`; nothing where there is none.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }

    /// The words of the segment at `segment`; nil for none.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    /// Sets the picture of the segment at `segment`; nothing where there is none.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }

    /// The picture of the segment at `segment`; nil for none.
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }

    /// Sets the width of the segment at `segment` in points; 0 for as wide as the others.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }

    /// The width that was set for the segment at `segment`; 0 for none.
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }

    /// Sets whether the segment at `segment` can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

    /// Whether the segment at `segment` can be chosen; false where there is none.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(&segments[index])
        segmentsChanged(false)
    }

    private func segmentsChanged(_ animated: Bool) {
        for separator in separators { separator.removeFromSuperview() }
        separators = segments.dropFirst().map { _ in
            let line = UIView()
            line.isUserInteractionEnabled = false
            line.backgroundColor = .tertiaryLabel
            insertSubview(line, at: 0)
            return line
        }
        show()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        if animated, window != nil { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    }

    private func choose(_ index: Int) {
        chosen = index
        show()
        place()
    }

    /// The segment under the pill now; nil without one.
    private var shown: Int? {
        if let dragged { return dragged }
        return chosen == Self.noSegment ? nil : chosen
    }

    private func show() {
        for (index, segment) in segments.enumerated() {
            segment.label.text = segment.title
            segment.label.font = .systemFont(ofSize: 13, weight: index == shown ? .semibold : .medium)
            segment.label.textColor = segment.isEnabled && isEnabled ? .label : .tertiaryLabel
            segment.label.alpha = index == pressed ? 0.3 : 1
            segment.picture.image = segment.image?.withRenderingMode(
                segment.image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
            segment.picture.tintColor = segment.isEnabled && isEnabled ? .label : .tertiaryLabel
        }
    }

    override final func stateDidChange() { show() }

    /// The frames of the segments from left to right.
    private var frames: [CGRect] {
        let fixed = segments.reduce(0) { $0 + $1.width }
        let free = segments.filter { $0.width == 0 }.count
        let portion = free > 0 ? max(0, bounds.width - fixed) / CGFloat(free) : 0
        var x: CGFloat = 0
        return segments.map { segment in
            defer { x += segment.width > 0 ? segment.width : portion }
            return CGRect(x: x, y: 0, width: segment.width > 0 ? segment.width : portion, height: bounds.height)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let frames = frames
        for (segment, frame) in zip(segments, frames) {
            segment.label.frame = frame
            let size = segment.image?.size ?? .zero
            segment.picture.frame = CGRect(
                x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        }
        for (index, line) in separators.enumerated() {
            line.frame = CGRect(x: frames[index + 1].minX - 0.5, y: 8, width: 1, height: max(0, bounds.height - 16))
            line.alpha = shown == index || shown == index + 1 ? 0 : 1
        }
        pill.isHidden = shown == nil
        guard let shown else { return }
        let frame = frames[shown]
        pill.bounds.size = CGSize(
            width: max(0, frame.width - 2 * Self.inset), height: max(0, frame.height - 2 * Self.inset))
        pill.center = CGPoint(x: frame.midX, y: frame.midY)
        pill.transform = dragged == nil ? .identity : CGAffineTransform(scaleX: 0.95, y: 0.95)
    }

    private func slide() {
        show()
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.place() }
    }

    private func segment(at touch: UITouch) -> Int? {
        let x = touch.location(in: self).x
        return frames.firstIndex { $0.minX <= x && x < $0.maxX }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = segment(at: touch), segments[index].isEnabled else { return false }
        if index == chosen, !isMomentary { dragged = index } else { pressed = index }
        slide()
        return true
    }

    /// Drags the pill where the touch began on it, otherwise highlights the segment that lifting the finger would
    /// select.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let index = segment(at: touch).flatMap { segments[$0].isEnabled ? $0 : nil }
        if dragged != nil, let index, index != dragged {
            dragged = index
            slide()
        } else if dragged == nil, index != pressed || !isTouchInside {
            pressed = isTouchInside ? index : nil
            slide()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let result = dragged ?? pressed
        dragged = nil
        pressed = nil
        let old = chosen
        if let result { chosen = result }
        let isNew = result != nil && (isMomentary || chosen != old)
        if isNew { send(.valueChanged, event) }
        if isMomentary { chosen = Self.noSegment }
        slide()
    }

    open override func cancelTracking(with event: UIEvent?) {
        dragged = nil
        pressed = nil
        slide()
    }

    /// As wide as the widest segment times their number, as high as the system's.
    open override var intrinsicContentSize: CGSize {
        let widths = segments.map { segment -> CGFloat in
            if segment.width > 0 { return segment.width }
            return max(segment.label.intrinsicContentSize.width, segment.image?.size.width ?? 0) + 22
        }
        let free = zip(segments, widths).filter { $0.0.width == 0 }.map(\.1)
        let fixed = segments.reduce(0) { $0 + $1.width }
        let scale = max(1, contentScaleFactor)
        let width = fixed + (free.max() ?? 0) * CGFloat(free.count)
        return CGSize(width: (width * scale).rounded(.up) / scale, height: Self.height)
    }

    /// The room that the segments need.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
