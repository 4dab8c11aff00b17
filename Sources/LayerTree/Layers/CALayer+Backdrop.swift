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

    /// How far the layer blurs what is below where that is its contents, in points; 0, the default, for not at all.
    package final var blurRadius: CGFloat {
        get { state.pointee.blurRadius }
        set { change(.blurRadius, from: state.pointee.blurRadius, to: newValue) { $0.blurRadius = newValue } }
    }

    /// How strong the colours of what is below are where that is the layer's blurred contents, as a multiple of what they are; 1, the
    /// default, leaves them, 0 takes them away.
    package final var backdropSaturation: CGFloat {
        get { state.pointee.backdropSaturation }
        set {
            change(.backdropSaturation, from: state.pointee.backdropSaturation, to: newValue) {
                $0.backdropSaturation = newValue
            }
        }
    }
}
