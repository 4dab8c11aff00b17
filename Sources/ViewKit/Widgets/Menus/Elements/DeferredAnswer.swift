import Synchronization

/// The answer of a provider of elements, which counts once and arrives on the main thread.
final class DeferredAnswer: Sendable {
    private let isSent = Mutex(false)
    private let receive: @MainActor ([UIMenuElement]) -> Void

    init(_ receive: @escaping @MainActor ([UIMenuElement]) -> Void) { self.receive = receive }

    /// Passes the elements on: now on the main thread, and from another one when that comes to it. A second answer is reported.
    func send(_ elements: [UIMenuElement]) {
        let isFirst = isSent.withLock { isSent in
            defer { isSent = true }
            return !isSent
        }
        guard isFirst else {
            return DispatchQueue.main.onMain { _ in
                FaultLog.current.report(
                    at: "UIDeferredMenuElement",
                    "its provider called the completion handler more than once; the first elements stay. Call it once.")
            }
        }
        DispatchQueue.main.onMain { [receive] _ in receive(elements) }
    }
}
