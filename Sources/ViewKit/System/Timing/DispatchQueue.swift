import Dispatch

/// A queue of work: `main` runs on the Stage's clock, all others forward to Dispatch.
///
/// It stands in for the type of that name of Dispatch. Where a module also imports Dispatch or Foundation by name,
/// `typealias DispatchQueue = ViewKit.DispatchQueue` says which one it means.
public class DispatchQueue: @unchecked Sendable {
    // `@unchecked Sendable`: a class that can be subclassed; all it holds is one immutable queue.
    let queue: Dispatch.DispatchQueue

    init(_ queue: Dispatch.DispatchQueue) { self.queue = queue }

    /// A queue of its own: one work after the other, or several at a time where `attributes` say `.concurrent`.
    public init(label: String, qos: DispatchQoS = .unspecified, attributes: Dispatch.DispatchQueue.Attributes = []) {
        queue = Dispatch.DispatchQueue(label: label, qos: qos, attributes: attributes)
    }

    /// The label given at creation; Dispatch's own for the main queue and the global ones.
    public final var label: String { queue.label }

    /// The queue of the main thread: drained once a frame, under the host that was current when work was added.
    public static let main = MainDispatchQueue()

    /// The system's concurrent queue of class `qos`.
    public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        DispatchQueue(Dispatch.DispatchQueue.global(qos: qos))
    }

    /// Runs `work` on this queue and returns at once.
    @_disfavoredOverload
    @preconcurrency public func async(execute work: @escaping @Sendable () -> Void) {
        let origin = HostReference.current
        queue.async { HostReference.$origin.withValue(origin, operation: work) }
    }

    /// Runs `work` on this queue after `deadline`.
    @_disfavoredOverload
    @preconcurrency public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
        let origin = HostReference.current
        queue.asyncAfter(deadline: deadline.forDispatch) {
            HostReference.$origin.withValue(origin, operation: work)
        }
    }
}

/// The queue of the main thread.
public final class MainDispatchQueue: DispatchQueue, @unchecked Sendable {
    // `@unchecked Sendable` because its superclass is; it adds nothing.

    init() { super.init(Dispatch.DispatchQueue.main) }

    /// Runs `work` in the next frame.
    @preconcurrency public func async(execute work: @escaping @MainActor () -> Void) {
        onMain { $0.async(work) }
    }

    /// Runs `work` in the first frame at or after `deadline`.
    @preconcurrency public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
        let delay = max(0, deadline.delay)
        onMain { $0.async(at: $0.now + delay, work) }
    }

    /// Runs `workItem` in the next frame, unless it is cancelled before.
    public func async(execute workItem: DispatchWorkItem) {
        let work = WorkItem(workItem)
        onMain { $0.async { work.item.perform() } }
    }

    /// Runs `workItem` in the first frame at or after `deadline`, unless it is cancelled before.
    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        let work = WorkItem(workItem)
        let delay = max(0, deadline.delay)
        onMain { $0.async(at: $0.now + delay) { work.item.perform() } }
    }

    /// Carries a work item to the main thread.
    private struct WorkItem: @unchecked Sendable {
        // `@unchecked Sendable`: Dispatch lets any thread perform and cancel a work item, it is only not declared so.
        let item: DispatchWorkItem

        init(_ item: DispatchWorkItem) { self.item = item }
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
