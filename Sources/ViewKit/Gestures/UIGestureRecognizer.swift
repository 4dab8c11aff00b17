/// Recognizes a gesture in touches, and sends actions to its targets.
///
/// Subclasses override the touch methods and set `state`. Discrete gestures go from possible to ended, continuous
/// ones to began, changed and ended or cancelled; touches that are not the gesture make it fail. When all of its
/// touches are over, a recognizer that is done becomes possible again. The actions of a new state are sent once the
/// touch method that set it has returned.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// The state of a gesture's recognition.
    public enum State: Int, Sendable {
        /// Nothing was recognised yet.
        case possible
        /// A continuous gesture was recognised.
        case began
        /// A continuous gesture went on.
        case changed
        /// A continuous gesture is complete, or a discrete one was recognised.
        case ended
        /// A continuous gesture was lost.
        case cancelled
        /// The touches are not this gesture.
        case failed

        /// The state of a discrete gesture that was recognised: the same as `ended`.
        public static let recognized = State.ended
    }

    /// The view whose touches the recognizer receives.
    open var view: UIView? { attachedView }
    /// The view to which the recognizer was added.
    final weak var attachedView: UIView?
    /// The delegate, which decides what may begin and what may be recognised together; held weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether touches that are part of the recognised gesture are taken away from their view; true by default.
    open var cancelsTouchesInView = true
    /// Whether views receive a touch only after this gesture has failed; false by default.
    open var delaysTouchesBegan = false
    /// Whether views receive a touch's end only after this gesture has failed; true by default.
    open var delaysTouchesEnded = true
    /// A name for the owner's use.
    open var name: String?

    final var currentState = State.possible {
        willSet { KeyValueObservers.willChange("state", of: self) }
        didSet { KeyValueObservers.didChange("state", of: self) }
    }
    /// The states that the gesture enters, in this order, when the others for which it waits have failed; empty while
    /// it does not wait.
    final var awaited: [State] = []
    final var actions: [GestureAction] = []
    /// Whether the actions of the present state have not been sent.
    final var hasPendingActions = false
    /// Whether one of the touch methods runs, after which the actions of the resulting state are sent.
    final var isReceiving = false
    /// The touches that are down and part of this gesture.
    final var tracked: [UITouch] = []
    /// The touches that were tracked since the last reset, those that are over included.
    final var attempted: [UITouch] = []
    /// The samples that the gesture has not read yet, with their touches.
    final var unread: ArraySlice<(touch: UITouch, sample: TouchSample)> = []
    /// The last location of the gesture, in the window's coordinates.
    final var lastLocation = CGPoint.zero
    final weak var lastWindow: UIWindow?
    final var failureRequirements: [WeakRecognizer] = []
    /// The recognizers that wait for this one to fail.
    final var dependents: [WeakRecognizer] = []
    private var enabled = true

    /// A recognizer without a target.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// A recognizer that calls `action` of `target`, which it does not keep alive, whenever the gesture goes on; one without
    /// a target where either is nil.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recognizer that calls `action` of `target`, which it does not keep alive, whenever the gesture goes on.
    ///
    /// The method's parameter has to be a class of this recognizer; otherwise the method is not called, which is
    /// reported.
    public init<Target: AnyObject, Sender: UIGestureRecognizer>(
        target: Target, action: @escaping (Target) -> @MainActor (Sender) -> Void
    ) {
        super.init()
        actions.append(GestureAction(target, action))
    }

    /// The same for a method without a sender.
    public init<Target: AnyObject>(target: Target, action: @escaping (Target) -> @MainActor () -> Void) {
        super.init()
        addTarget(target, action: action)
    }

    /// Calls `action` of `target`, which is not kept alive, whenever the gesture goes on; a pair that is there already stays
    /// the only one.
    open func addTarget(_ target: Any, action: Selector) {
        removeTarget(target, action: action)
        actions.append(GestureAction(target as AnyObject, action))
    }

    /// Removes the actions of `target` with that selector; nil stands for all targets, and for all actions, also those that
    /// were added as methods.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { entry in
            (target == nil || entry.target === target as AnyObject) && (action == nil || entry.selector == action)
        }
    }

    /// Whether touches are received; switching it off cancels a gesture in progress.
    open var isEnabled: Bool {
        get { enabled }
        set {
            guard newValue != enabled else { return }
            enabled = newValue
            if !newValue { abandonTouches() }
        }
    }

    /// The state of the gesture; subclasses set it, and a state that cannot follow the present one is ignored.
    open var state: State {
        get { currentState }
        set { advance(to: newValue) }
    }

    /// The middle of the touches, in the coordinates of `view`; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { windowPoint(lastLocation, in: view) }

    /// The number of touches that are part of the gesture.
    open var numberOfTouches: Int { tracked.count }

    /// The location of one of the touches, in the coordinates of `view`; `touchIndex` must be below `numberOfTouches`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard hasTouch(touchIndex, of: tracked.count) else { return .zero }
        return tracked[touchIndex].location(in: view)
    }

    /// Whether `index` is that of one of `count` touches; raises Foundation's exception otherwise.
    final func hasTouch(_ index: Int, of count: Int) -> Bool {
        guard !(0..<count).contains(index) else { return true }
        let faults = view?.layerContext.faults ?? .current
        faults.raise("NSRangeException", by: self, "index \(index) beyond the \(count) touches of the gesture")
        return false
    }

    /// Touches that began in the view or below; for subclasses.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches of the gesture that moved; for subclasses.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches of the gesture that ended; for subclasses.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches of the gesture that were lost; for subclasses.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Leaves `touch` out of the gesture: its view keeps it, and the recognizer receives no more of it.
    open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }

    /// Clears what is left of a gesture, before the recognizer becomes possible again; for subclasses, which call
    /// super.
    open func reset() {}

    /// Whether the gesture may come of what begins with `event`; true by default.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Whether this gesture, once recognised, keeps `preventedGestureRecognizer` from being recognised; true by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether `preventingGestureRecognizer`, once recognised, keeps this gesture from being recognised; true by
    /// default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this gesture waits until `otherGestureRecognizer` has failed; false by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether `otherGestureRecognizer` waits until this gesture has failed; false by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Makes this gesture wait until `otherGestureRecognizer` has failed.
    ///
    /// One that follows no touch is not waited for.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        failureRequirements.append(WeakRecognizer(otherGestureRecognizer))
    }

    // What our own recognizers override.

    /// Called before the gesture enters its first recognised state.
    func gestureBegins() {}

    /// Called when another gesture has kept this one from being recognised.
    func wasPrevented() {}

    /// Reads one sample of a touch; returns whether it continued a gesture in progress. See `readSamples(of:)`.
    func read(_ sample: TouchSample, of touch: UITouch) -> Bool { false }

    /// Updates the state after all samples of one time were read.
    func evaluate() {}

    /// Whether more touches are to come although none is down, as between two taps.
    var expectsTouches: Bool { false }
}

/// A weak reference to a recognizer.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?

    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
