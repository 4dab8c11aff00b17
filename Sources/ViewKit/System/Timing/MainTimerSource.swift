import Dispatch
import LayerTree
import Synchronization

/// A timer on the main queue, by the clock of the host that made it.
///
/// It may be called on any thread; handlers run on the main one, in the first frame at or after their time, once for all
/// times that have passed.
final class MainTimerSource: DispatchSourceTimer, Sendable {
    private struct State {
        /// Calls of `resume()` that are missing; one for a timer that was never begun.
        var suspensions = 1
        var isBegun = false
        var isCancelled = false
    }

    private let state = Mutex(State())
    private let clock = MainTimerClock()

    func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval) {
        let delay = max(0, deadline.delay)
        let period = interval.seconds
        DispatchQueue.main.onMain { [clock] in clock.schedule(at: $0.now + delay, period: period) }
    }

    func setEventHandler(handler: (() -> Void)?) {
        let handler = handler.map(CarriedHandler.init)
        DispatchQueue.main.onMain { [clock] _ in clock.handler = handler?.call }
    }

    func setCancelHandler(handler: (() -> Void)?) {
        let handler = handler.map(CarriedHandler.init)
        DispatchQueue.main.onMain { [clock] _ in clock.cancelHandler = handler?.call }
    }

    func activate() { if !state.withLock(\.isBegun) { resume() } }

    func resume() {
        let runs = state.withLock { state in
            state.isBegun = true
            state.suspensions -= 1
            precondition(state.suspensions >= 0, "resume() was called \(-state.suspensions) times more than suspend()")
            return state.suspensions == 0
        }
        if runs { DispatchQueue.main.onMain { [clock] _ in clock.setRunning(true) } }
    }

    func suspend() {
        state.withLock { $0.suspensions += 1 }
        DispatchQueue.main.onMain { [clock] _ in clock.setRunning(false) }
    }

    func cancel() {
        let isFirst = state.withLock { state in
            defer { state.isCancelled = true }
            return !state.isCancelled
        }
        if isFirst { DispatchQueue.main.onMain { [clock] in clock.cancel(in: $0) } }
    }

    var isCancelled: Bool { state.withLock(\.isCancelled) }

    deinit { DispatchQueue.main.onMain { [clock] _ in clock.end() } }
}

/// Carries a handler to the main thread, on which alone it is called.
private struct CarriedHandler: @unchecked Sendable {
    // `@unchecked Sendable`: as Dispatch does, it trusts code that hands a handler to the main queue.
    let call: () -> Void

    init(_ call: @escaping () -> Void) { self.call = call }
}

/// The times of a timer, on the main thread.
@MainActor private final class MainTimerClock {
    var handler: (() -> Void)?
    var cancelHandler: (() -> Void)?
    /// The next time, in seconds of the host's clock; nil where none is to come.
    private var dueTime: TimeInterval?
    private var period = TimeInterval.infinity
    private var isRunning = false
    private var token: MainQueue.Token?

    nonisolated init() {}

    func schedule(at time: TimeInterval, period: TimeInterval) {
        dueTime = time
        // As Dispatch has it, one of no length is a nanosecond.
        self.period = max(period, 1e-9)
        arm()
    }

    func setRunning(_ runs: Bool) {
        isRunning = runs
        arm()
    }

    /// Waits for the next time, where there is one.
    private func arm() {
        token = nil
        guard isRunning, let dueTime, dueTime.isFinite else { return }
        let queue = MainQueue.current
        token = queue.asyncAfter(dueTime - queue.now) { [weak self] in self?.come() }
    }

    private func come() {
        let now = MainQueue.current.now
        if let due = dueTime {
            dueTime = period.isFinite ? due + period * (max(0, ((now - due) / period).rounded(.down)) + 1) : nil
        }
        arm()
        handler?()
    }

    func cancel(in queue: MainQueue) {
        let last = cancelHandler
        end()
        if let last { queue.async { last() } }
    }

    /// Ends the timer, and frees what its handlers hold.
    func end() {
        token = nil
        dueTime = nil
        handler = nil
        cancelHandler = nil
    }
}
