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

    /// The object of its type that belongs to the current host, made by `make` at the first use.
    package static func attachment<Object: AnyObject>(_ make: (LayerContext) -> Object) -> Object {
        let context = current.layers
        return context.attachments.value { make(context) }
    }

    /// Runs `body` with `host` current, and puts back the host that was current before.
    package static func with<Result>(_ host: any Host, _ body: () throws -> Result) rethrows -> Result {
        let previous = current
        current = host
        defer { current = previous }
        return try body()
    }
}
