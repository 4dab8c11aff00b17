/// Drawing of the contents of a view's layer.
extension UIView: LayerContentsOwner {
    package final func provideContents(of layer: CALayer) {
        guard Self.mayDraw, !handlesDisplay(of: layer) else { return }
        reachedPlainDrawing = false
        // An override may have called super, which draws nothing: what counts is whether anything was drawn.
        layer.drawContents(keepsBlank: {
            guard reachedPlainDrawing else { return true }
            PlainViewTypes.of(layer.context).insert(Self.self)
            return false
        })
    }

    /// Sets the initial properties of a new view's layer, which is laid out and, where needed, drawn before the next
    /// frame.
    final func prepareLayer() {
        layer.contentsScale = layer.context.host?.screen.scale ?? 1
        layer.isOpaque = true
        layer.setNeedsLayout()
        if Self.mayDraw, !PlainViewTypes.of(layer.context).contains(Self.self) { layer.setNeedsDisplay() }
    }

    /// Marks the view to be drawn before the next frame; all of it, whatever `rect` is.
    public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    final func draw(in context: CGContext) {
        CurrentTraits.with(self) { GraphicsContextStack.current.with(context) { draw(bounds) } }
    }

    final func setContentScale(_ scale: CGFloat) {
        guard scale > 0, scale.isFinite, scale != layer.contentsScale else { return }
        layer.contentsScale = scale
        if Self.mayDraw, layer.contents != nil { layer.setNeedsDisplay() }
    }
}

/// The view classes whose `draw(_:)` was found to draw nothing.
///
/// Swift cannot tell whether a class overrides a method. So the first view of a class is drawn, and where nothing came of
/// it the others are spared the bitmap, until one asks for display itself.
@MainActor final class PlainViewTypes {
    private var types: Set<ObjectIdentifier> = []

    static func of(_ context: LayerContext) -> PlainViewTypes { context.attachments.value { PlainViewTypes() } }

    func contains(_ type: UIView.Type) -> Bool { types.contains(ObjectIdentifier(type)) }

    func insert(_ type: UIView.Type) { types.insert(ObjectIdentifier(type)) }
}
