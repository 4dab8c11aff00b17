/// The values that a command has by its kind. All share the storage of one `DrawCommand`, which stays as small as it is.
extension DrawCommand {
    /// The offset and the blur of a shadow.
    package struct Shadow: Hashable, Sendable, BitwiseCopyable {
        /// The translation against the shape that casts it, in local units.
        package var offset: SIMD2<Float>
        /// The standard deviation of the blur, in local units.
        package var deviation: Float

        package init(offset: SIMD2<Float>, deviation: Float) {
            self.offset = offset
            self.deviation = deviation
        }
    }

    /// The filter of a backdrop.
    package struct Backdrop: Hashable, Sendable, BitwiseCopyable {
        /// The standard deviation of the blur, in device pixels.
        package var deviation: Float
        /// The increase of the saturation, as a multiple of the one there is; -1 leaves shades of grey.
        package var saturation: Float

        package init(deviation: Float, saturation: Float) {
            self.deviation = deviation
            self.saturation = saturation
        }
    }

    /// The width of a border, in local units.
    package var borderWidth: Float {
        get { parameters.x }
        set { parameters.x = newValue }
    }

    /// The part of an image that is shown (x, y, width, height), in unit coordinates; a negative size mirrors it.
    package var contentsRect: SIMD4<Float> {
        get { parameters }
        set { parameters = newValue }
    }

    package var shadow: Shadow {
        get { Shadow(offset: parameters.lowHalf, deviation: parameters.z) }
        set { parameters = SIMD4(lowHalf: newValue.offset, highHalf: SIMD2(newValue.deviation, parameters.w)) }
    }

    package var backdrop: Backdrop {
        get { Backdrop(deviation: parameters.x, saturation: parameters.y) }
        set { parameters = SIMD4(newValue.deviation, newValue.saturation, 0, 0) }
    }

    /// The pen of a stroke, or of the line that casts a shadow; nil for any other command, and for a line without a usable
    /// width. One that is set makes the command a stroke, or leaves it a shadow.
    package var pen: StrokePen? {
        get {
            var pen: StrokePen?
            switch kind {
            case .stroke: pen = StrokePen(width: parameters.x, miterLimit: parameters.y)
            // A path has no corners, whose radius is free.
            case .shadow where flags.contains(.ofPath): pen = StrokePen(width: parameters.w, miterLimit: quad.radius)
            default: return nil
            }
            if flags.contains(.roundCap) { pen?.cap = .round } else if flags.contains(.squareCap) { pen?.cap = .square }
            if flags.contains(.roundJoin) {
                pen?.join = .round
            } else if flags.contains(.bevelJoin) {
                pen?.join = .bevel
            }
            return pen
        }
        set { if let newValue { setPen(newValue) } }
    }

    /// The command by itself within `box`, in white, opaque and outside of all clips.
    package func alone(in box: PixelRect) -> DrawCommand {
        DrawCommand(
            kind, flags: flags.subtracting([.opaque, .fillsClip]), box: box, quad: quad, parameters: parameters,
            resource: resource, color: 0xFF_FFFF)
    }

    private mutating func setPen(_ pen: StrokePen) {
        if kind == .shadow {
            parameters.w = Float(pen.width)
            quad.radius = Float(pen.miterLimit)
        } else {
            kind = .stroke
            parameters = SIMD4(Float(pen.width), Float(pen.miterLimit), 0, 0)
        }
        switch pen.cap {
        case .butt: break
        case .round: flags.insert(.roundCap)
        case .square: flags.insert(.squareCap)
        }
        switch pen.join {
        case .miter: break
        case .round: flags.insert(.roundJoin)
        case .bevel: flags.insert(.bevelJoin)
        }
    }
}
