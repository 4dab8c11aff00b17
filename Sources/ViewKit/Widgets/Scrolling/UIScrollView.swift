/// Shows a part of content that is larger than itself, and lets fingers move and zoom it.
///
/// The content offset is the origin of the bounds. What a finger leaves moving is a function of time: it slows down by
/// Apple's exponential decay, and a spring takes it back from beyond an end.
@preconcurrency @MainActor open class UIScrollView: UIView {
    final let dragRecognizer = ScrollPanGestureRecognizer()
    final let zoomRecognizer = ScrollPinchGestureRecognizer()
    final let touchDelay = ScrollTouchDelay()
    final weak var ownDelegate: (any UIScrollViewDelegate)?
    /// The drag in progress; nil while no finger drags.
    final var drag: ScrollDrag?
    final var pinch: ScrollPinch?
    /// The motion of the content by itself; nil while it rests.
    final var motion: ScrollMotion?
    /// The registry that plays `motion`.
    final weak var registry: AnimationRegistry?
    final var hasFingers = false
    final var isAnimatingZoom = false
    final var scale: CGFloat = 1
    /// The part of `adjustedContentInset` that the safe area adds.
    final var safeInsets = UIEdgeInsets.zero
    /// The height, in points, that a bar covers less of the top now than where the content rests at its start.
    final var stretch: CGFloat = 0
    /// The value of `stretch` from the next change of the safe area on.
    final var nextStretch: CGFloat = 0
    /// The height that a control above the content keeps for itself while it loads, in points.
    final var refreshInset: CGFloat = 0 {
        didSet {
            guard refreshInset != oldValue else { return }
            adjustedContentInsetDidChange()
            ownDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        }
    }
    /// The controller for whose bars this is the content.
    final weak var screen: UIViewController?
    final let indicators = ScrollIndicators()

    /// A view of that frame, which clips its content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A view of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UIScrollView.self)
    }

    private func setUp() {
        clipsToBounds = true
        dragRecognizer.delegate = self as? any UIGestureRecognizerDelegate
        dragRecognizer.addTarget(self, action: UIScrollView.handlePan)
        zoomRecognizer.delegate = dragRecognizer.delegate
        zoomRecognizer.addTarget(self, action: UIScrollView.handlePinch)
        zoomRecognizer.isEnabled = false
        for recognizer in [touchDelay, dragRecognizer, zoomRecognizer] { addGestureRecognizer(recognizer) }
    }

    override class var mayDraw: Bool { self != UIScrollView.self }

    /// The point of the content at the view's top left corner. Setting it stops nothing: what moves goes on from there.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        // As a whole: changing the origin in place takes memory for each access.
        set { setContentOffset(newValue) }
    }

    /// The size of the content, in points; zero by default.
    open var contentSize = CGSize.zero {
        willSet { KeyValueObservers.willChange("contentSize", of: self) }
        didSet {
            if contentSize != oldValue { limitsChanged(from: restingInsets) }
            KeyValueObservers.didChange("contentSize", of: self)
        }
    }

    /// The distances by which the content may be scrolled beyond its edges, in points; zero by default.
    open var contentInset = UIEdgeInsets.zero {
        willSet { KeyValueObservers.willChange("contentInset", of: self) }
        didSet {
            if contentInset != oldValue { limitsChanged(from: oldValue + safeInsets + stretchInsets + refreshInsets) }
            KeyValueObservers.didChange("contentInset", of: self)
        }
    }

    /// The delegate, called for scrolling and zooming; a weak reference. Table and collection views have one of another
    /// type in its place.
    @_disfavoredOverload open var delegate: (any UIScrollViewDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }

    /// The cases in which the safe area is added to `contentInset`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { adjustInsets() } }
    }

    /// `contentInset` with what the safe area adds.
    open var adjustedContentInset: UIEdgeInsets {
        contentInset + safeInsets + refreshInsets
    }

    /// Called when `adjustedContentInset` has changed with the safe area.
    open func adjustedContentInsetDidChange() {}

    /// Whether fingers scroll; true by default.
    open var isScrollEnabled = true {
        didSet {
            dragRecognizer.isEnabled = isScrollEnabled
            touchDelay.isEnabled = isScrollEnabled && delaysContentTouches
        }
    }

    /// Whether a drag that begins along one axis stays on it; false by default.
    open var isDirectionalLockEnabled = false
    /// The way in which a drag of the content ends the editing of text; none by default.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether the content can be pulled beyond its ends, and springs back; true by default.
    open var bounces = true
    /// Whether it bounces vertically even where it fits; false by default.
    open var alwaysBounceVertical = false
    /// Whether it bounces horizontally even where it fits; false by default.
    open var alwaysBounceHorizontal = false
    /// Whether the content rests at multiples of the view's size; false by default.
    open var isPagingEnabled = false
    /// The control above the content that loads it anew when it is pulled; nil by default.
    open var refreshControl: UIRefreshControl? { didSet { exchangeRefreshControl(oldValue, for: refreshControl) } }
    /// The rate at which the content slows down after the finger has left it.
    open var decelerationRate = DecelerationRate.normal

    /// Whether a touch is delivered to subviews only when it is clear that it is no drag; true by default.
    open var delaysContentTouches = true {
        didSet { touchDelay.isEnabled = isScrollEnabled && delaysContentTouches }
    }
    /// Whether a drag takes a touch away from a subview that has it; true by default.
    open var canCancelContentTouches = true

    /// Whether a drag takes away a touch that `view` has; true by default for all views but controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Whether the vertical indicator is shown while the content scrolls; true by default.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal indicator is shown while the content scrolls; true by default.
    open var showsHorizontalScrollIndicator = true
    /// The colour of the indicators.
    open var indicatorStyle = IndicatorStyle.default
    /// The insets from the view's edges to the vertical indicator, in points; zero by default.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets from the view's edges to the horizontal indicator, in points; zero by default.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Whether the safe area is added to the indicators' insets; true by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    /// Recognises the drags that scroll.
    open var panGestureRecognizer: UIPanGestureRecognizer { dragRecognizer }
    /// Recognises the pinches that zoom; it is enabled where the scale may change.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomRecognizer }

    /// Whether a finger is down in the view, whether it drags or not.
    open var isTracking: Bool { hasFingers }
    /// Whether a finger drags the content.
    open var isDragging: Bool { drag != nil }
    /// Whether the content moves on after a finger has left it.
    open var isDecelerating: Bool { motion?.cause == .release }

    /// Scrolls to `contentOffset`, whether it lies within the ends or not; what moved before is stopped.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Returns the offset at which content that a finger left with `velocity`, in points per millisecond, comes to rest
    /// in place of `target`; for our own subclasses.
    func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

    /// Called when a finger begins to drag the content; for our own subclasses.
    func dragBegins() {}

    /// Scrolls as little as brings `rect` of the content into sight; nothing happens where it is.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        showIndicators()
        hideIndicators()
    }

    /// The least scale; 1 by default.
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomRangeChanged() } }
    /// The largest scale; 1 by default. Without room between the two there is no zooming.
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomRangeChanged() } }
    /// Whether a pinch goes beyond the scales, with resistance, and comes back; true by default.
    open var bouncesZoom = true

    /// The scale of the view that `viewForZooming(in:)` names; within the limits, 1 by default.
    open var zoomScale: CGFloat {
        get { scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Whether a pinch zooms.
    open var isZooming: Bool { pinch != nil }
    /// Whether the content comes back from beyond the scales.
    open var isZoomBouncing: Bool { isAnimatingZoom }

    /// Zooms to `scale`, within the limits, about the middle of what is seen.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

    /// Zooms so that `rect` of the zoomed view fills the bounds as far as the limits let it.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

    /// The view's own coordinate space; its origin is the content offset.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            let change = newValue.origin == old.origin ? nil : KeyValueObservers.begin("contentOffset", of: self)
            super.bounds = newValue
            boundsChanged(from: old)
            change?.end()
        }
    }

    /// The rectangle of the view in its superview.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            super.frame = newValue
            boundsChanged(from: old)
        }
    }

    /// Places what the content offset moves.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeRefreshControl()
        placeIndicators()
    }

    /// Adds the safe area to the insets.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustInsets()
    }

    /// Stops what moves outside of windows, and takes the safe area of a new one into the insets.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopMotion() } else { adjustInsets() }
    }

    /// Whether a drag may begin: the content has to move along it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === dragRecognizer
            ? mayBeginDrag : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// The deepest view at `point`; the scroll view itself while its content moves, so that a touch stops it and does
    /// nothing else.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit != nil && isDecelerating ? self : hit
    }
}
