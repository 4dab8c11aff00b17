import RenderTree

/// A layer that gathers its sublayers in one space and keeps their depth: they are drawn from the farthest to the nearest.
///
/// Only its sublayers are drawn: neither a background, contents, border or shadow, nor a mask, and it does not clip. Its
/// opacity applies to each sublayer by itself. Transform layers in it share its space.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
    /// A layer without sublayers.
    public override init() {
        super.init()
        state.pointee.flags.insert(.keepsDepth)
    }

    /// A copy of `layer` for `presentation()`; see `CALayer`.
    public required init(layer: Any) {
        super.init(layer: layer)
        state.pointee.flags.insert(.keepsDepth)
    }

    /// Nil: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    /// Nil, always: a point has no place in a space with depth. The layers above it find its sublayers by themselves.
    open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
