import Dispatch

/// The queue of the main thread.
public final class MainDispatchQueue: DispatchQueue, @unchecked Sendable {
    // `@unchecked Sendable` because its superclass is; it adds nothing.

    init() { super.init(Dispatch.DispatchQueue.main) }

    /// Runs `work` in the next frame; `group` counts it.
    @preconcurrency public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor () -> Void
    ) {
        group?.enter()
        onMain {
            $0.async {
                work()
                group?.leave()
            }
        }
    }

    /// Runs `work` in the first frame at or after `deadline`.
    @preconcurrency public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor () -> Void
    ) {
        let delay = max(0, deadline.delay)
        onMain { $0.async(at: $0.now + delay, work) }
    }

    override func add(
        _ work: @escaping @Sendable () -> Void, _ group: DispatchGroup?, _ qos: DispatchQoS,
        _ flags: DispatchWorkItemFlags
    ) {
        let work: @MainActor () -> Void = { work() }
        async(group: group, execute: work)
    }

    override func add(
        _ work: @escaping @Sendable () -> Void, at deadline: DispatchTime, _ qos: DispatchQoS,
        _ flags: DispatchWorkItemFlags
    ) {
        let work: @MainActor () -> Void = { work() }
        asyncAfter(deadline: deadline, execute: work)
    }

    /// Calls `body` with the queue of the host that this code runs for, from another thread when that comes to it.
    package final func onMain(_ body: @escaping @MainActor (MainQueue) -> Void) {
        let origin = HostReference.origin
        let call = { @MainActor in
            guard let host = origin?.host else { return body(.current) }
            HostScope.with(host) { body(.current) }
        }
        if MainThread.isCurrent { return MainActor.assumeIsolated(call) }
        queue.async { MainActor.assumeIsolated(call) }
    }
}
