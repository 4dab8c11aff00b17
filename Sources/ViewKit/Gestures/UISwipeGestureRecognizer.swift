/// A quick stroke in one direction, recognised while the touches are still down.
///
/// Its limits are ours, as Apple publishes none: 50 points in half a second, and less to the side than along.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The direction of a stroke, or a set of directions.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// One bit for each of them.
        public let rawValue: UInt
        /// The directions whose bits are set in `rawValue`.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    private static let distance = 50.0
    private static let duration: TimeInterval = 0.5

    /// The directions that count, any of them; right by default.
    open var direction: Direction = .right
    /// The number of touches of the stroke; 1 by default.
    open var numberOfTouchesRequired = 1

    private var places: [(touch: UITouch, start: SIMD2<Double>, now: SIMD2<Double>)] = []
    private var dueTime: TimeInterval?
    private var deadline: MainQueue.Token?

    /// The location where the stroke began, in the coordinates of `view`; nil stands for the window.
    open override func location(in view: UIView?) -> CGPoint {
        guard !places.isEmpty else { return super.location(in: view) }
        let middle = places.map(\.start).middle
        return windowPoint(CGPoint(x: middle.x, y: middle.y), in: view)
    }

    /// The location where one of the touches began; `touchIndex` must be below `numberOfTouches`.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard hasTouch(touchIndex, of: places.count) else { return .zero }
        let start = places[touchIndex].start
        return windowPoint(CGPoint(x: start.x, y: start.y), in: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in tracked where touches.contains(touch) {
            places.append((touch, touch.windowLocation, touch.windowLocation))
        }
        if places.count > numberOfTouchesRequired {
            state = .failed
        } else if dueTime == nil, let first = places.first {
            let due = first.touch.timestamp + Self.duration
            dueTime = due
            deadline = schedule(at: due) { [weak self] in self?.state = .failed }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { readSamples(of: touches) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        places = []
        dueTime = nil
        deadline = nil
    }

    override final func read(_ sample: TouchSample, of touch: UITouch) -> Bool {
        guard let index = places.firstIndex(where: { $0.touch === touch }) else { return false }
        places[index].now = sample.location
        if let dueTime, sample.timestamp > dueTime { state = .failed }
        return false
    }

    override final func evaluate() {
        guard state == .possible else { return }
        let way = places.map { $0.now - $0.start }.middle
        guard max(abs(way.x), abs(way.y)) >= Self.distance else { return }
        let stroke: Direction =
            if abs(way.x) > abs(way.y) { way.x > 0 ? .right : .left } else { way.y > 0 ? .down : .up }
        let isStroke = abs(way.x) != abs(way.y) && places.count == numberOfTouchesRequired
        state = isStroke && direction.contains(stroke) ? .ended : .failed
    }
}
