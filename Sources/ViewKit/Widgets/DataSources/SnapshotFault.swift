/// Misuse of snapshots and of the data sources that show them, which UIKit answers with an exception.
enum SnapshotFault {
    /// Raises an exception for `reason`, with which the type `culprit` was used; from another thread it is raised when the
    /// main thread comes to it.
    static func raise(_ culprit: String, _ reason: String) {
        DispatchQueue.main.onMain { _ in
            FaultLog.current.raise("NSInternalInconsistencyException", at: culprit, reason)
        }
    }

    /// Reports what UIKit only warns of.
    static func warn(_ culprit: String, _ problem: String) {
        DispatchQueue.main.onMain { _ in FaultLog.current.report(at: culprit, problem) }
    }
}
