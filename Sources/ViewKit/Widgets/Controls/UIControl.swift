/// A view that turns touches into events, and sends them to targets and actions.
///
/// While a touch is tracked it counts as inside up to 70 points beyond the bounds, as on a phone.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// The vertical alignment of the content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// Over the whole height.
        case fill
    }

    /// The horizontal alignment of the content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// Over the whole width.
        case fill
        /// At the left: text that is set from right to left does not turn views here.
        case leading
        /// At the right.
        case trailing
    }

    final var controlActions: [ControlAction] = []
    /// The menu; nil before the control has one.
    final var menuState: MenuState?
    private final var flags: State = []
    /// Whether a touch is being tracked.
    public private(set) final var isTracking = false
    /// Whether the tracked touch counts as inside.
    public private(set) final var isTouchInside = false
    /// The vertical alignment of the content; in the middle by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// The horizontal alignment of the content; in the middle by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// The distance beyond the bounds up to which a tracked touch counts as inside, in points.
    private static let reach: CGFloat = 70

    /// An enabled control of that frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A control of that frame, or of none, that runs `primaryAction` for `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// A control of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishDecoding(from: coder, as: UIControl.self)
    }

    override class var mayDraw: Bool { self != UIControl.self }

    /// All state flags that are set now.
    open var state: State { flags }

    /// Whether the control takes touches; true by default.
    open var isEnabled: Bool {
        get { !flags.contains(.disabled) }
        set {
            let change = KeyValueObservers.begin("isEnabled", of: self)
            if !newValue, isTracking { cancelTouch(with: nil) }
            set(.disabled, !newValue)
            change?.end()
        }
    }

    /// Whether the control stands for a choice that was made; false by default.
    open var isSelected: Bool {
        get { flags.contains(.selected) }
        set {
            let change = KeyValueObservers.begin("isSelected", of: self)
            set(.selected, newValue)
            change?.end()
        }
    }

    /// Whether the control shows that it is pressed.
    open var isHighlighted: Bool {
        get { flags.contains(.highlighted) }
        set {
            let change = KeyValueObservers.begin("isHighlighted", of: self)
            set(.highlighted, newValue)
            change?.end()
        }
    }

    private func set(_ flag: State, _ isSet: Bool) {
        guard flags.contains(flag) != isSet else { return }
        if isSet { flags.insert(flag) } else { flags.remove(flag) }
        stateDidChange()
    }

    /// Called when the state has changed.
    func stateDidChange() { setNeedsLayout() }

    /// The event of the control's primary action, sent together with `.primaryActionTriggered`; none by default.
    var primaryEvent: Event { [] }

    /// Called before the actions of the control's primary action; for our own controls.
    func primaryActionBegins() {}

    /// Whether the chosen action of the menu shows in the control, so that one at most is on; for our own controls.
    var showsSelection: Bool { false }

    /// The order of the menu's elements; for our own controls.
    var menuOrder: UIContextMenuConfiguration.ElementOrder { .automatic }

    /// Whether a long press shows a menu, which the control provides as the delegate of its interaction; false by default.
    open var isContextMenuInteractionEnabled: Bool {
        get { menuState?.interaction != nil }
        set { setMenuEnabled(newValue) }
    }

    /// The interaction that shows the menu; nil where that is not enabled.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuState?.interaction }

    /// Whether the menu shows as soon as the control is touched; false by default.
    open var showsMenuAsPrimaryAction: Bool {
        get { menuState?.isPrimary ?? false }
        set { madeMenuState.isPrimary = newValue }
    }

    /// The point to which the menu is attached, in coordinates of the control; its x alone counts.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { defaultAttachmentPoint }

    /// Does what a tap does: opens the menu where that is the primary action, and otherwise sends the actions of that.
    open func performPrimaryAction() {
        guard isEnabled, !openPrimaryMenu() else { return }
        sendActions(for: primaryEvent.isEmpty ? .primaryActionTriggered : primaryEvent)
    }

    /// The menu for a press; nil, the default, for none.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Called when the menu is about to come.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called when the menu is about to go.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Calls `action` of `target`, or without one of the first responder from the control on that has it; called for every
    /// event of a target whose method came with a selector.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        let application = UIApplication.of(layer.context)
        if application.sendAction(action, to: target, from: self, for: event) { return }
        report(
            "no method \(action) was found for its event. Name a method of the target, or of a responder, by #selector."
        )
    }

    /// Called when `touch` went down in the control; where an override returns false, it is not tracked.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked `touch` moved; false ends the tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked `touch` went up; with nil where `continueTracking(_:with:)` ended the tracking.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the tracked touch was cancelled, or the control was disabled meanwhile.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins to track the first of the touches.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        isHighlighted = isTracking
        guard isTracking else { return }
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
        openPrimaryMenu()
    }

    /// Continues the tracking, and sends the drag events, with enter or exit where the touch came in or went out.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = reaches(touch)
        isHighlighted = isTouchInside
        isTracking = continueTracking(touch, with: event)
        guard isTracking else {
            isHighlighted = false
            return endTracking(nil, with: event)
        }
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        send(events, event)
    }

    /// Ends the tracking, inside or outside.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = reaches(touch)
        isHighlighted = false
        endTracking(touch, with: event)
        isTracking = false
        send(isTouchInside ? .touchUpInside : .touchUpOutside, event)
        isTouchInside = false
    }

    /// Cancels the tracking.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isTracking { cancelTouch(with: event) }
    }

    private func cancelTouch(with event: UIEvent?) {
        isHighlighted = false
        cancelTracking(with: event)
        isTracking = false
        isTouchInside = false
        send(.touchCancel, event)
    }

    private func reaches(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
    }

    /// Leaves single taps to the control itself, not to recognizers of views around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }
}
