import Dispatch

/// A timer on a queue of Dispatch's.
final class QueueTimerSource: DispatchSourceTimer {
    private let source: any Dispatch.DispatchSourceTimer

    init(_ source: any Dispatch.DispatchSourceTimer) { self.source = source }

    func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval) {
        source.schedule(deadline: deadline.forDispatch, repeating: interval, leeway: leeway)
    }

    func setEventHandler(handler: (() -> Void)?) { source.setEventHandler(handler: carried(handler)) }

    func setCancelHandler(handler: (() -> Void)?) { source.setCancelHandler(handler: carried(handler)) }

    /// `handler` with the host that this code runs for.
    private func carried(_ handler: (() -> Void)?) -> (() -> Void)? {
        guard let handler else { return nil }
        let origin = HostReference.current
        return { HostReference.$origin.withValue(origin, operation: handler) }
    }

    func resume() { source.resume() }
    func activate() { source.activate() }
    func suspend() { source.suspend() }
    func cancel() { source.cancel() }
    var isCancelled: Bool { source.isCancelled }
}
