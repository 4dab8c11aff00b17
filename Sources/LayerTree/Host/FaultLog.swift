/// Reports of misuse by the code that uses one host's layers and views.
@MainActor package final class FaultLog {
    /// Called with each fault, once: place, problem, remedy.
    package var onReport: (String) -> Void = { _ in }
    private var reported: Set<String> = []

    /// The log of the current host.
    package static var current: FaultLog { HostScope.current.layers.faults }

    init() {}

    /// Reports a misuse by `culprit`, such as an animator or a layer, with its remedy; each message only once.
    package func report(_ culprit: any AnyObject, _ problem: String) {
        let message = "\(type(of: culprit)): \(problem)"
        if reported.insert(message).inserted { onReport(message) }
    }
}
