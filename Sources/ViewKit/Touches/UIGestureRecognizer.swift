/// Turns touches into a gesture, and tells its targets.
///
/// Subclasses override the touch methods and set `state`. Discrete gestures go from possible to ended, continuous ones
/// to began, changed and ended or cancelled; what is not the gesture fails. When all of its touches are over, a
/// recognizer that is done becomes possible again. Targets hear of a new state once the touch method that set it is
/// over.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// Where a gesture stands.
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

        /// What a discrete gesture that was recognised is: the same as `ended`.
        public static let recognized = State.ended
    }

    /// The view whose touches are looked at.
    public internal(set) final weak var view: UIView?
    /// Asked what may begin and what may go together.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether touches that are part of the recognised gesture are taken away from their view; true by default.
    open var cancelsTouchesInView = true
    /// Whether views hear of a touch only after this gesture has failed; false by default.
    open var delaysTouchesBegan = false
    /// Whether views hear of a touch's end only after this gesture has failed; true by default.
    open var delaysTouchesEnded = true
    /// A name for the owner's use.
    open var name: String?

    final var currentState = State.possible
    /// What the gesture becomes, in this order, when the others for which it waits have failed.
    final var awaited: [State] = []
    final var actions: [GestureAction] = []
    /// Whether the targets have not heard of the present state.
    final var hasPendingActions = false
    /// Whether one of the touch methods runs, after which the targets hear of the state that it left.
    final var isReceiving = false
    /// The touches that are down and that this recognizer follows.
    final var tracked: [UITouch] = []
    /// The touches that were followed since the last reset, those that are over included.
    final var attempted: [UITouch] = []
    /// What touches did and the gesture has not looked at yet.
    final var unread: ArraySlice<(touch: UITouch, sample: TouchSample)> = []
    /// Where the gesture was last, in the window's coordinates.
    final var lastLocation = CGPoint.zero
    final weak var lastWindow: UIWindow?
    final var failureRequirements: [WeakRecognizer] = []
    /// Who waits for this recognizer to fail.
    final var dependents: [WeakRecognizer] = []
    private var enabled = true

    /// A recognizer without a target.
    public override init() { super.init() }

    /// A recognizer that calls `action` of `target`, which it does not keep alive, whenever the gesture goes on; one without
    /// a target where either is nil.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recognizer that calls `action` of `target`, which it does not keep alive, whenever the gesture goes on.
    ///
    /// What the method takes has to be a class of this recognizer; otherwise it is not called, which is reported.
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

    /// Whether touches are looked at; switching it off cancels a gesture in progress.
    open var isEnabled: Bool {
        get { enabled }
        set {
            guard newValue != enabled else { return }
            enabled = newValue
            if !newValue { abandonTouches() }
        }
    }

    /// Where the gesture stands; subclasses set it, and what does not follow from the present state is ignored.
    open var state: State {
        get { currentState }
        set { advance(to: newValue) }
    }

    /// The middle of the touches, in the coordinates of `view`; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { windowPoint(lastLocation, in: view) }

    /// How many touches are part of the gesture.
    open var numberOfTouches: Int { tracked.count }

    /// Where one of the touches is, in the coordinates of `view`; `touchIndex` must be below `numberOfTouches`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(tracked.indices.contains(touchIndex), "touch \(touchIndex) of a gesture of \(tracked.count)")
        return tracked[touchIndex].location(in: view)
    }

    /// Touches that began in the view or below; for subclasses.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches of the gesture that moved; for subclasses.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches of the gesture that ended; for subclasses.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches of the gesture that were lost; for subclasses.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Leaves `touch` out of the gesture: its view keeps it, and the recognizer hears no more of it.
    open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }

    /// Forgets what was seen, before the recognizer becomes possible again; for subclasses, which call super.
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

    /// The gesture is about to be reported as begun.
    func gestureBegins() {}

    /// Looks at one thing that a touch did, and says whether a gesture that is going on went on by it; see
    /// `readSamples(of:)`.
    func read(_ sample: TouchSample, of touch: UITouch) -> Bool { false }

    /// Decides what it has come to after everything that happened at one time was read.
    func evaluate() {}

    /// Whether more touches are to come although none is down, as between two taps.
    var expectsTouches: Bool { false }
}

/// A reference to a recognizer that does not keep it.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?

    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
