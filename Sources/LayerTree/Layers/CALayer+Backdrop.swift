import RenderTree

/// Showing what is below, blurred, as a layer's contents.
extension CALayer {
    /// The largest blur, in points; a wider one looks no different.
    nonisolated static let maximumBlurRadius: CGFloat = 1000

    /// Makes what is below the layer its contents, for good; without a blur it shows as it is.
    package final func showBackdrop() {
        state.pointee.contentsKind = .backdrop
        state.pointee.set(.hasContents, true)
        setNeedsCommit()
    }

    /// The blur radius of the backdrop, in points, where that is the layer's contents; 0, the default, for no blur.
    package final var blurRadius: CGFloat {
        get { state.pointee.blurRadius }
        set { change(.blurRadius, from: state.pointee.blurRadius, to: newValue) { $0.blurRadius = newValue } }
    }

    /// The factor on the saturation of the backdrop, where that is the layer's blurred contents; 1, the default,
    /// leaves the colours, 0 makes them gray.
    package final var backdropSaturation: CGFloat {
        get { state.pointee.backdropSaturation }
        set {
            change(.backdropSaturation, from: state.pointee.backdropSaturation, to: newValue) {
                $0.backdropSaturation = newValue
            }
        }
    }
}
