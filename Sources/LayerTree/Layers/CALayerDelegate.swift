/// Gives a layer its contents, its layout and its actions; a view is the delegate of its layer.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
    /// Sets the layer's contents.
    func display(_ layer: CALayer)
    /// Draws the layer's contents in the layer's coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called when the layer is about to be drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers after the bounds changed or layout was requested.
    func layoutSublayers(of layer: CALayer)
    /// The action for a change of `event`; nil continues the search, `NSNull` ends it without an action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Nothing by default.
    public func display(_ layer: CALayer) {}
    /// Nothing by default.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Nothing by default.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Nothing by default.
    public func layoutSublayers(of layer: CALayer) {}
    /// Nil by default.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    /// Calls `display(_:)` and returns whether that set contents, so that drawing is not needed.
    package func handlesDisplay(of layer: CALayer) -> Bool {
        layer.gotContents = false
        display(layer)
        return layer.gotContents
    }
}

/// A delegate that controls when and how its layer gets contents; a view is one.
@MainActor package protocol LayerContentsOwner: CALayerDelegate {
    /// Gives `layer` its contents, or leaves them, in place of what `CALayer.display()` does.
    func provideContents(of layer: CALayer)
}
