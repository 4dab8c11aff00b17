/// The host that a responder belongs to.
extension UIResponder {
    /// The context of a view's layer, or of the layer of a controller's view; for others, and for a controller without a view,
    /// that of the current host.
    final var layerContext: LayerContext {
        let view = self as? UIView ?? (self as? UIViewController)?.loadedView
        return view?.layer.context ?? HostScope.current.layers
    }

    /// Reports what this responder does wrong, with the remedy; the same report only once.
    final func report(_ problem: String) { layerContext.faults.report(self, problem) }
}
