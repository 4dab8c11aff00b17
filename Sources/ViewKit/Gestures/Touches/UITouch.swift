import Motion

/// One pointer, from the moment it goes down until it goes up.
@preconcurrency @MainActor public final class UITouch: NSObject {
    /// The phase of a touch at an event.
    public enum Phase: Int, Sendable {
        /// It went down.
        case began
        /// It moved.
        case moved
        /// It is down and did not move since the last event.
        case stationary
        /// It went up.
        case ended
        /// It was lost: to a gesture, another window, or because its view left.
        case cancelled
    }

    /// The kind of pointer that makes a touch.
    public enum TouchType: Int, Sendable, BitwiseCopyable {
        /// A finger on the screen.
        case direct = 0
        /// A mouse.
        case indirectPointer = 3
    }

    /// The kind of pointer that makes the touch.
    public let type: TouchType
    /// The phase of the touch at the present event.
    public internal(set) var phase = Phase.began
    /// The number of presses in a row at this place, this one included.
    public internal(set) var tapCount = 1
    /// The time at which the touch last began, moved or ended, in seconds of the host's clock.
    public private(set) var timestamp: TimeInterval
    /// The view in which the touch began; nil after the touch has ended.
    public internal(set) var view: UIView?
    /// The window in which the touch began.
    public internal(set) weak var window: UIWindow?
    /// The recognizers that the touch goes to.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// The number of the pointer.
    package let pointer: Int
    /// In the window's coordinates, in points.
    package private(set) var windowLocation: SIMD2<Double>
    /// All samples since the last event.
    package private(set) var samples: [TouchSample]
    private var previousLocation: SIMD2<Double>
    private var estimator = PointerVelocityEstimator()
    /// The progress of the touch's delivery to its view.
    var viewShare = ViewShare.none
    /// The events that are held back from the view, in order.
    var held: ArraySlice<HeldTouch> = []

    enum ViewShare {
        /// Nothing was delivered yet.
        case none
        /// Its beginning was delivered.
        case told
        /// Nothing more will be delivered.
        case over
    }

    /// A touch as it was at an event.
    struct HeldTouch {
        var phase: Phase
        var location: SIMD2<Double>
        var previousLocation: SIMD2<Double>
        var timestamp: TimeInterval
        var event: UIEvent
    }

    init(_ sample: TouchSample, in window: UIWindow?) {
        pointer = sample.pointer
        timestamp = sample.timestamp
        windowLocation = sample.location
        previousLocation = sample.location
        samples = [sample]
        self.window = window
        type = sample.type
        super.init()
        estimator.add(sample.location, at: sample.timestamp)
    }

    /// The location of the touch, in the coordinates of `view`; nil stands for the window.
    public func location(in view: UIView?) -> CGPoint { place(windowLocation, in: view) }

    /// The location of the touch at the last event, in the coordinates of `view`; nil stands for the window.
    public func previousLocation(in view: UIView?) -> CGPoint { place(previousLocation, in: view) }

    /// The velocity at `time`, in window points per second, from all samples so far.
    package func velocity(at time: TimeInterval) -> SIMD2<Double> { estimator.velocity(at: time) }

    /// The seconds without a movement after which it is held.
    var heldAge: TimeInterval { estimator.heldAge }

    func take(_ sample: TouchSample) {
        samples.append(sample)
        windowLocation = sample.location
        timestamp = max(timestamp, sample.timestamp)
        estimator.add(sample.location, at: sample.timestamp)
    }

    /// Called after an event was delivered: drops the samples, and makes a touch that is still down stationary.
    func settle() {
        previousLocation = windowLocation
        samples.removeAll(keepingCapacity: true)
        if phase == .began || phase == .moved { phase = .stationary }
    }

    /// Whether the touch ended or was lost.
    var isOver: Bool { phase == .ended || phase == .cancelled }

    /// Holds back the present state of the touch for its view.
    func hold(_ event: UIEvent) {
        held.append(present(event))
    }

    /// Runs `body` with the touch as it was when it was held.
    func showing(_ past: HeldTouch, _ body: () -> Void) {
        let now = present(past.event)
        show(past)
        body()
        show(now)
    }

    private func present(_ event: UIEvent) -> HeldTouch {
        HeldTouch(
            phase: phase, location: windowLocation, previousLocation: previousLocation, timestamp: timestamp,
            event: event)
    }

    private func show(_ state: HeldTouch) {
        phase = state.phase
        windowLocation = state.location
        timestamp = state.timestamp
        previousLocation = state.previousLocation
    }

    /// Releases view and recognizers after the end, so that a touch that is retained retains no view.
    func forgetPlace() { (view, gestureRecognizers) = (nil, nil) }

    private func place(_ location: SIMD2<Double>, in view: UIView?) -> CGPoint {
        let point = CGPoint(x: location.x, y: location.y)
        guard let view, let window else { return point }
        return view.convert(point, from: window)
    }
}
