import Dispatch

/// A queue of work: `main` runs on the Stage's clock, all others forward to Dispatch.
///
/// It stands in for the type of that name of Dispatch. Where a module also imports Dispatch or Foundation by name,
/// `typealias DispatchQueue = ViewKit.DispatchQueue` says which one it means.
public class DispatchQueue: @unchecked Sendable {
    // `@unchecked Sendable`: a class that can be subclassed; all it holds is one immutable queue.
    let queue: Dispatch.DispatchQueue

    init(_ queue: Dispatch.DispatchQueue) { self.queue = queue }

    /// A queue of its own: one work after the other, or several at a time where `attributes` say `.concurrent`; its work runs
    /// on `target`, on threads of the system where that is nil.
    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Dispatch.DispatchQueue.Attributes = [],
        autoreleaseFrequency: Dispatch.DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
        queue = Dispatch.DispatchQueue(
            label: label, qos: qos, attributes: attributes, autoreleaseFrequency: autoreleaseFrequency,
            target: target?.queue)
    }

    /// The label given at creation; Dispatch's own for the main queue and the global ones.
    public final var label: String { queue.label }

    /// The class of service given at creation.
    public final var qos: DispatchQoS { queue.qos }

    /// The queue of the main thread: drained once a frame, under the host that was current when work was added.
    public static let main = MainDispatchQueue()

    /// The system's concurrent queue of class `qos`.
    public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        DispatchQueue(Dispatch.DispatchQueue.global(qos: qos))
    }

    /// Runs `work` with each number from 0 to below `iterations`, several at a time, and waits for all of them.
    public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        withoutActuallyEscaping(work) { work in
            let work = CarriedIteration(call: work)
            Dispatch.DispatchQueue.concurrentPerform(iterations: iterations) { work.call($0) }
        }
    }

    /// Runs `work` on this queue and returns at once; `group` counts it.
    @_disfavoredOverload
    @preconcurrency public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable () -> Void
    ) { add(work, group, qos, flags) }

    /// Runs `workItem` on this queue and returns at once, unless it is cancelled before.
    public func async(execute workItem: DispatchWorkItem) {
        let item = CarriedWork(workItem)
        async { item.work.perform() }
    }

    /// Runs `workItem` on this queue and returns at once, unless it is cancelled before; `group` counts it.
    public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
        let item = CarriedWork(workItem)
        async(group: group) { item.work.perform() }
    }

    /// Runs `work` on this queue after `deadline`.
    @_disfavoredOverload
    @preconcurrency public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable () -> Void
    ) { add(work, at: deadline, qos, flags) }

    /// Runs `workItem` on this queue after `deadline`, unless it is cancelled before.
    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        let item = CarriedWork(workItem)
        asyncAfter(deadline: deadline) { item.work.perform() }
    }

    /// Adds `work`, which `group` counts.
    func add(
        _ work: @escaping @Sendable () -> Void, _ group: DispatchGroup?, _ qos: DispatchQoS,
        _ flags: DispatchWorkItemFlags
    ) {
        let origin = HostReference.current
        queue.async(group: group, qos: qos, flags: flags) {
            HostReference.$origin.withValue(origin, operation: work)
        }
    }

    /// Adds `work` for the time `deadline`.
    func add(
        _ work: @escaping @Sendable () -> Void, at deadline: DispatchTime, _ qos: DispatchQoS,
        _ flags: DispatchWorkItemFlags
    ) {
        let origin = HostReference.current
        queue.asyncAfter(deadline: deadline.forDispatch, qos: qos, flags: flags) {
            HostReference.$origin.withValue(origin, operation: work)
        }
    }
}

/// Carries the work of `concurrentPerform(iterations:execute:)` to other threads.
private struct CarriedIteration: @unchecked Sendable {
    // `@unchecked Sendable`: as Dispatch does, it trusts code that asks for several threads at a time.
    let call: (Int) -> Void
}

/// Carries a work item to another thread.
struct CarriedWork: @unchecked Sendable {
    // `@unchecked Sendable`: Dispatch lets any thread perform and cancel a work item, it is only not declared so.
    let work: DispatchWorkItem

    init(_ work: DispatchWorkItem) { self.work = work }
}
