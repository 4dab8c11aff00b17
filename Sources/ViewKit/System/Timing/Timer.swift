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

    /// An object that the caller attaches to the timer; nil for none.
    public let userInfo: Any?
    /// The delay that the caller tolerates, in seconds; kept, without an effect, as frames are never earlier than
    /// asked for.
    public var tolerance: TimeInterval = 0
    private let interval: TimeInterval

    private init(
        interval: TimeInterval, userInfo: Any?, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) {
        self.interval = interval > 0 ? interval : 0.0001
        timeInterval = repeats ? self.interval : 0
        self.userInfo = userInfo
        self.block = block
        dueTime = .infinity
        super.init()
    }

    /// A timer that waits to be added to a run loop, from when on it calls `block` as `scheduledTimer` says.
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) {
        self.init(interval: interval, userInfo: nil, repeats: repeats, block: block)
    }

    /// The same for a method of `target`, which it keeps alive until it ends.
    public convenience init<Target: AnyObject>(
        timeInterval interval: TimeInterval, target: Target,
        selector: @escaping (Target) -> (Timer) -> Void, userInfo: Any?, repeats: Bool
    ) {
        self.init(interval: interval, userInfo: userInfo, repeats: repeats) { selector(target)($0) }
    }

    /// The same for a method without a sender.
    public convenience init<Target: AnyObject>(
        timeInterval interval: TimeInterval, target: Target, selector: @escaping (Target) -> () -> Void,
        userInfo: Any?, repeats: Bool
    ) {
        self.init(interval: interval, userInfo: userInfo, repeats: repeats) { _ in selector(target)() }
    }

    /// The same for the method `aSelector` of `aTarget`, which it keeps alive until it ends.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(interval: ti, userInfo: userInfo, repeats: yesOrNo) { timer in
            if aSelector.send(to: aTarget, timer) != nil { return }
            FaultLog.current.report(
                timer,
                "its target \(type(of: aTarget)) has no method \(aSelector) that takes a Timer. Name it by #selector.")
        }
    }

    /// The same, started at once.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        timer.start()
        return timer
    }

    /// Starts the timer, unless it runs or has ended.
    func start() {
        guard isValid, token == nil else { return }
        dueTime = MainQueue.current.now + interval
        schedule(after: interval)
    }

    /// A timer that calls `block` in the first frame after `interval` seconds, and every `interval` seconds if it
    /// `repeats`.
    ///
    /// Intervals not above 0 count as 0.1 ms. A frame calls it once, however many intervals have passed.
    @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start()
        return timer
    }

    /// The same for a method of `target`, which it keeps alive until it ends.
    @discardableResult
    public class func scheduledTimer<Target: AnyObject>(
        timeInterval interval: TimeInterval, target: Target,
        selector: @escaping (Target) -> (Timer) -> Void, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.start()
        return timer
    }

    /// The same for a method without a sender.
    @discardableResult
    public class func scheduledTimer<Target: AnyObject>(
        timeInterval interval: TimeInterval, target: Target, selector: @escaping (Target) -> () -> Void,
        userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.start()
        return timer
    }

    /// Ends the timer.
    public func invalidate() {
        isValid = false
        block = nil
        token = nil
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

extension RunLoop {
    /// Starts `timer` on the current host's clock, whatever this run loop and `mode` are.
    @preconcurrency @MainActor public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
