import RenderTree

/// Showing what is below, blurred, as a layer's contents.
extension CALayer {
    /// The largest blur, in points; a wider one looks no different.
    nonisolated static let maximumBlurRadius: CGFloat = 1000

    /// Makes what is below the layer its contents, for good; without a blur it shows as it is.
    ///
    /// A layer of a class with a state of its own, such as a shape layer, cannot blur.
    package final func showBackdrop() {
        if subclassState == nil { adopt(BackdropState()) }
        state.pointee.contentsKind = .backdrop
        state.pointee.set(.hasContents, true)
        setNeedsCommit()
    }

    private var backdrop: BackdropState? { subclassState as? BackdropState }

    /// Gives the copy `layer` for `presentation()` the state of this layer's backdrop.
    final func copyBackdrop(to layer: CALayer) {
        if let backdrop { layer.adopt(backdrop.copy()) }
    }

    /// The blur radius of the backdrop, in points, where that is the layer's contents; 0, the default, for no blur.
    package final var blurRadius: CGFloat {
        get { backdrop?.blurRadius ?? 0 }
        set { change(.blurRadius, to: .scalar(newValue)) }
    }

    /// The factor on the saturation of the backdrop, where that is the layer's blurred contents; 1, the default,
    /// leaves the colours, 0 makes them gray.
    package final var backdropSaturation: CGFloat {
        get { backdrop?.saturation ?? 1 }
        set { change(.backdropSaturation, to: .scalar(newValue)) }
    }
}

/// The animatable properties of layers whose contents are what is below them.
extension LayerProperty {
    static let ofBackdrops: [LayerProperty] = [backdropSaturation, blurRadius]

    package static let backdropSaturation = LayerProperty(
        number: "backdropSaturation", of: BackdropState.self, limits: .notNegative,
        get: { $0.saturation }, set: { $0.saturation = $1 })
    package static let blurRadius = LayerProperty(
        number: "blurRadius", of: BackdropState.self, limits: .notNegative,
        get: { $0.blurRadius }, set: { $0.blurRadius = $1 })
}
