/// Reports of misuse by the code that uses one host's layers and views.
@MainActor package final class FaultLog {
    /// Called with each fault, once: place, problem, remedy. Setting it passes on the faults from before; nil, the default,
    /// keeps them.
    package var onReport: ((String) -> Void)? {
        didSet {
            guard let onReport else { return }
            let kept = unsent
            unsent.removeAll()
            kept.forEach(onReport)
        }
    }
    /// Called with each exception, its name and its reason, and does not return: opened code ends by it, as an app does. Nil,
    /// the default, has it reported, and what raised it go on.
    package var onException: ((String) -> Void)?
    private var reported: Set<String> = []
    /// The faults from before there was a listener, in their order.
    private var unsent: [String] = []

    /// The log of the current host.
    package static var current: FaultLog { HostScope.current.layers.faults }

    init() {}

    /// Raises the exception of the name `name`, one of Apple's, for `reason`, with which `culprit` was used.
    package func raise(_ name: String, by culprit: any AnyObject, _ reason: String) {
        raise(name, at: "\(type(of: culprit))", reason)
    }

    /// Raises the exception of the name `name`, one of Apple's, for `reason`, at `place`, such as the name of a type.
    package func raise(_ name: String, at place: String, _ reason: String) {
        onException?("\(name): \(reason)")
        report(at: place, "\(name): \(reason).")
    }

    /// Reports a misuse by `culprit`, such as an animator or a layer, with its remedy; each message only once.
    package func report(_ culprit: any AnyObject, _ problem: String) {
        report(at: "\(type(of: culprit))", problem)
    }

    /// Reports a fault at `place`, such as a line of a file, with its remedy; each message only once.
    package func report(at place: String, _ problem: String) {
        let message = "\(place): \(problem)"
        guard reported.insert(message).inserted else { return }
        if let onReport { onReport(message) } else { unsent.append(message) }
    }
}
