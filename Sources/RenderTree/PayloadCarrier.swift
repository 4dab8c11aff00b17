/// Carries the values that a node or a command has by its kind, all in the storage of one vector, so that it stays small.
package protocol PayloadCarrier {
    /// The storage that the values share.
    var payload: SIMD4<Float> { get set }
}

extension PayloadCarrier {
    /// The width of a border, in units of its space.
    @inlinable package var borderWidth: Float {
        get { payload.x }
        set { payload.x = newValue }
    }

    /// The part of an image's or a fragment's picture that is shown (x, y, width, height), in unit coordinates; a negative size
    /// mirrors it.
    @inlinable package var contentsRect: SIMD4<Float> {
        get { payload }
        set { payload = newValue }
    }

    /// The filter of a backdrop: in points in a node, in device pixels in a command.
    @inlinable package var backdrop: RenderNode.Backdrop {
        get { RenderNode.Backdrop(deviation: payload.x, saturation: payload.y) }
        set { payload = SIMD4(newValue.deviation, newValue.saturation, 0, 0) }
    }

    /// The look of a shadow, or of the one that a group throws as a whole, in units of its space.
    @inlinable package var shadow: RenderNode.Shadow {
        get { RenderNode.Shadow(offset: payload.lowHalf, deviation: payload.z) }
        set { payload = SIMD4(lowHalf: newValue.offset, highHalf: SIMD2(newValue.deviation, payload.w)) }
    }
}
