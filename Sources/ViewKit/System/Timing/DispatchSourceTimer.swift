import Dispatch

/// A timer of `DispatchSource.makeTimerSource(flags:queue:)`.
///
/// It stands in for the protocol of that name of Dispatch. The last reference that goes away ends it.
public protocol DispatchSourceTimer: AnyObject {
    /// Has the handler called at `deadline`, and every `interval` after it; once for `.never`.
    func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)

    /// Takes `handler` as the one that is called; nil for none.
    func setEventHandler(handler: (() -> Void)?)

    /// Takes `handler` as the one that is called once after `cancel()`; nil for none.
    func setCancelHandler(handler: (() -> Void)?)

    /// Lets the timer run, for the first time or after a call of `suspend()`.
    func resume()

    /// Lets the timer run for the first time.
    func activate()

    /// Holds the calls back until `resume()` is called as often.
    func suspend()

    /// Ends the timer.
    func cancel()

    /// Whether it was ended.
    var isCancelled: Bool { get }
}

extension DispatchSourceTimer {
    /// Has the handler called once, at `deadline`, or again and again where `interval` says so.
    public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never) {
        schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
    }

    /// Has the handler called at `deadline`, and every `interval` seconds after it; once for one that is infinite.
    public func schedule(
        deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let nanoseconds = interval * 1e9
        let isCounted = nanoseconds.isFinite && nanoseconds < 0x1p62
        let duration = isCounted ? DispatchTimeInterval.nanoseconds(Int(max(0, nanoseconds))) : .never
        schedule(deadline: deadline, repeating: duration, leeway: leeway)
    }

    /// Takes `handler` as the one that is called; nil for none.
    public func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {
        setEventHandler(handler: handler)
    }

    /// Takes the work of `handler` as the one that is done.
    public func setEventHandler(handler: DispatchWorkItem) { setEventHandler { handler.perform() } }

    /// Takes the work of `handler` as the one that is done once after `cancel()`.
    public func setCancelHandler(handler: DispatchWorkItem) { setCancelHandler { handler.perform() } }
}
