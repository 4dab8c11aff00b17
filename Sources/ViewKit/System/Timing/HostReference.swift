/// The host that work on other threads was started from, so that what it sends back reaches that host.
final class HostReference: Sendable {
    @TaskLocal static var origin: HostReference?

    @MainActor private(set) weak var host: (any Host)?

    @MainActor private init(_ host: any Host) { self.host = host }

    /// That of the current host on the main thread, elsewhere that of the work that runs.
    static var current: HostReference? {
        guard MainThread.isCurrent else { return origin }
        return MainActor.assumeIsolated {
            let host = HostScope.current
            return host.layers.attachments.value { HostReference(host) }
        }
    }
}
