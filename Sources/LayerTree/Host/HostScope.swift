/// The current host: the one concession to Apple's global API.
///
/// It serves global functions and type members alone, such as `CACurrentMediaTime()`, `UIScreen.main`,
/// `UIView.animate` and `DispatchQueue.main`, and gives new layers their context. A layer or a view uses its own:
/// `CALayer.context`.
@MainActor package enum HostScope {
    /// The host whose code runs now; outside of any, a host without a screen, at time zero.
    package private(set) static var current: any Host = detached

    private static let detached = DetachedHost()

    /// The context for a new layer: that of the current host, and outside of any host none.
    static var contextOfNewLayers: LayerContext? { current === detached ? nil : current.layers }

    /// Runs `body` with `host` current, and puts back the host that was current before.
    package static func with<Result>(_ host: any Host, _ body: () throws -> Result) rethrows -> Result {
        let previous = current
        current = host
        defer { current = previous }
        return try body()
    }
}
