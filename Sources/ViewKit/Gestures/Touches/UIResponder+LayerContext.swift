/// The host that a responder belongs to.
extension UIResponder {
    /// The context of a view's layer, or of the layer of a controller's view; for others, and for a controller without a view,
    /// that of the current host.
    final var layerContext: LayerContext {
        switch self {
        case let view as UIView: view.layer.context
        case let controller as UIViewController: controller.loadedView?.layer.context ?? HostScope.current.layers
        default: HostScope.current.layers
        }
    }

    /// Reports what this responder does wrong, with the remedy; the same report only once.
    final func report(_ problem: String) { layerContext.faults.report(self, problem) }
}
