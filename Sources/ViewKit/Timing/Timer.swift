/// Calls a block later, once or again and again, on the host's clock.
///
/// It stands in for the type of that name of Foundation. Where a module also imports Foundation by name,
/// `typealias Timer = ViewKit.Timer` says which one it means.
@preconcurrency @MainActor public final class Timer: NSObject {
    /// Seconds between calls; 0 for a timer that fires once.
    public let timeInterval: TimeInterval
    /// Whether the timer will fire again.
    public private(set) var isValid = true
    private var block: (@MainActor (Timer) -> Void)?
    private var token: MainQueue.Token?
    private var dueTime: TimeInterval

    private init(interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void) {
        let usable = interval > 0 ? interval : 0.0001
        (timeInterval, self.block) = (repeats ? usable : 0, block)
        dueTime = MainQueue.current.now + usable
        super.init()
        schedule(after: usable)
    }

    /// A timer that calls `block` in the first frame after `interval` seconds, and every `interval` seconds if it
    /// `repeats`.
    ///
    /// Intervals not above 0 count as 0.1 ms. A frame calls it once, however many intervals have passed.
    @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
        Timer(interval: interval, repeats: repeats, block: block)
    }

    /// Ends the timer.
    public func invalidate() {
        (isValid, block, token) = (false, nil, nil)
    }

    /// Calls the block now; a timer that does not repeat ends.
    public func fire() {
        guard let block else { return }
        if timeInterval == 0 { invalidate() }
        block(self)
    }

    private func schedule(after delay: TimeInterval) {
        // The queue keeps the timer until it is invalidated, as a run loop does.
        token = MainQueue.current.asyncAfter(delay) { self.come() }
    }

    private func come() {
        fire()
        guard isValid else { return }
        let now = MainQueue.current.now
        // Keeps to its own times: a late frame does not delay the ones after it.
        let missed = ((now - dueTime) / timeInterval).rounded(.down)
        dueTime += timeInterval * (max(0, missed) + 1)
        schedule(after: dueTime - now)
    }
}
