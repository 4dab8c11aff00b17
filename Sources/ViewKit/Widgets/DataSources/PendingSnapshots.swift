import Synchronization

/// The number of snapshots that were applied on other threads than the main one, and are not shown yet.
final class PendingSnapshots: Sendable {
    private let count = Mutex(0)

    /// Runs `apply` on the main thread: at once there, and when it comes to it from another one.
    ///
    /// To apply a snapshot on the main thread while others wait for it raises an exception: they would be shown in the wrong
    /// order.
    func enqueue(for culprit: String, _ apply: @escaping @MainActor () -> Void) {
        guard MainThread.isCurrent else {
            count.withLock { $0 += 1 }
            return DispatchQueue.main.onMain { _ in
                self.count.withLock { $0 -= 1 }
                apply()
            }
        }
        if count.withLock({ $0 }) > 0 {
            SnapshotFault.raise(
                culprit,
                "a snapshot is applied on the main thread while others, applied on another thread, wait for it; apply all of them "
                    + "on the main thread, or none")
        }
        DispatchQueue.main.onMain { _ in apply() }
    }
}
