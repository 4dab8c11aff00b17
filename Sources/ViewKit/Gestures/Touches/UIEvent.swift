/// The changes of a window's touches at one moment.
@preconcurrency @MainActor public final class UIEvent: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
        /// Touches of the screen, or presses of a mouse button.
        case touches
    }

    /// The kind of the event.
    public let type = EventType.touches
    /// When it happened, in seconds of the host's clock.
    public let timestamp: TimeInterval
    /// All touches of the window, those that did nothing included.
    public let allTouches: Set<UITouch>?

    /// The touches that the event is about, in the order in which they went down.
    let changedTouches: [UITouch]

    /// The event of `changed` touches, some of all `touches` that are down.
    init(timestamp: TimeInterval, touches: [UITouch], changed: [UITouch]) {
        self.timestamp = timestamp
        allTouches = Set(touches)
        changedTouches = changed
    }

    /// The touches that began in `view`.
    public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

    /// The touches that began in `window`.
    public func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

    /// The touches that go to `gesture`.
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains(gesture) == true }
    }
}
