import Dispatch

/// Notification of our own queues when the work of a group is done.
extension DispatchGroup {
    /// Runs `work` on the main queue, under the host of this moment, when all that entered the group has left it.
    @preconcurrency public func notify(queue: MainDispatchQueue, execute work: @escaping @MainActor () -> Void) {
        let origin = HostReference.current
        notify(queue: queue.queue) {
            MainActor.assumeIsolated {
                guard let host = origin?.host else { return work() }
                HostScope.with(host, work)
            }
        }
    }

    /// Runs `work` on `queue` when all that entered the group has left it.
    @_disfavoredOverload
    @preconcurrency public func notify(queue: DispatchQueue, execute work: @escaping @Sendable () -> Void) {
        let origin = HostReference.current
        notify(queue: queue.queue) { HostReference.$origin.withValue(origin, operation: work) }
    }
}
