/// Says which host is current: the one concession to Apple's global API.
@MainActor package enum HostScope {
    /// The host whose code runs now; outside of any, a host without a screen, at time zero.
    package private(set) static var current: any Host = DetachedHost()

    /// Runs `body` with `host` current, and puts back the host that was current before.
    package static func with<Result>(_ host: any Host, _ body: () throws -> Result) rethrows -> Result {
        let previous = current
        current = host
        defer { current = previous }
        return try body()
    }
}
