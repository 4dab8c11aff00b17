extension RenderNode: PayloadCarrier {
    /// The pixels to the point of a group that is drawn into a picture.
    @inlinable package var rasterizationScale: Float {
        get { payload.x }
        set { payload.x = newValue }
    }

    /// The size of the rectangle, from the origin of its space on, of which the opaque triangles of a mesh cover every point: what
    /// lies beneath need not be drawn. Points; zero where that is not known.
    @inlinable package var cover: SIMD2<Float> {
        get { payload.lowHalf }
        set { payload = SIMD4(lowHalf: newValue, highHalf: .zero) }
    }

    /// The line of a stroke, or the one that casts a shadow, whose width is 0 where a surface does.
    ///
    /// The miter limit of the latter lies in the corner radius: a path has no corners of that kind.
    @inlinable package var line: Line {
        get {
            kind == .shadow
                ? Line(width: payload.w, miterLimit: cornerRadius) : Line(width: payload.x, miterLimit: payload.y)
        }
        set {
            if kind == .shadow {
                payload.w = newValue.width
                cornerRadius = newValue.miterLimit
            } else {
                payload = SIMD4(newValue.width, newValue.miterLimit, 0, 0)
            }
        }
    }

    /// The offset and the blur of a shadow.
    package struct Shadow: Hashable, Sendable, BitwiseCopyable {
        /// The translation against the shape that casts it, in units of its space.
        package var offset: SIMD2<Float>
        /// The standard deviation of the blur, in units of its space.
        package var deviation: Float

        @inlinable package init(offset: SIMD2<Float>, deviation: Float) {
            self.offset = offset
            self.deviation = deviation
        }
    }

    /// The filter of a backdrop.
    package struct Backdrop: Hashable, Sendable, BitwiseCopyable {
        /// The standard deviation of the blur: in points of node space, or in device pixels in a command.
        package var deviation: Float
        /// The increase of the saturation, as a multiple of the one there is; -1 leaves shades of grey.
        package var saturation: Float

        @inlinable package init(deviation: Float, saturation: Float) {
            self.deviation = deviation
            self.saturation = saturation
        }
    }

    /// The measures of a path's line.
    package struct Line: Hashable, Sendable, BitwiseCopyable {
        /// In points of node space.
        package var width: Float
        /// Beyond this many half widths a pointed corner is cut off; at least 1.
        package var miterLimit: Float

        @inlinable package init(width: Float, miterLimit: Float = 10) {
            self.width = width
            self.miterLimit = miterLimit
        }
    }
}
