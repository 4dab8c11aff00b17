import RenderTree

/// The values that a command has by its kind. All share the storage of one `DrawCommand`, which stays as small as it is.
extension DrawCommand {
    /// The width of a border, in local units.
    package var borderWidth: Float {
        get { payload.x }
        set { payload.x = newValue }
    }

    /// The part of an image that is shown (x, y, width, height), in unit coordinates; a negative size mirrors it.
    package var contentsRect: SIMD4<Float> {
        get { payload }
        set { payload = newValue }
    }

    /// The look of a shadow, in local units.
    package var shadow: RenderNode.Shadow {
        get { RenderNode.Shadow(offset: payload.lowHalf, deviation: payload.z) }
        set { payload = SIMD4(lowHalf: newValue.offset, highHalf: SIMD2(newValue.deviation, payload.w)) }
    }

    /// The filter of a backdrop, in device pixels.
    package var backdrop: RenderNode.Backdrop {
        get { RenderNode.Backdrop(deviation: payload.x, saturation: payload.y) }
        set { payload = SIMD4(newValue.deviation, newValue.saturation, 0, 0) }
    }

    /// The pen of a stroke, or of the line that casts a shadow; nil for any other command, and for a line without a usable
    /// width. One that is set makes the command a stroke, or leaves it a shadow.
    package var pen: StrokePen? {
        get {
            var pen: StrokePen?
            switch kind {
            case .stroke: pen = StrokePen(RenderNode.Line(width: payload.x, miterLimit: payload.y))
            // A path has no corners, whose radius is free.
            case .shadow where flags.contains(.ofPath):
                pen = StrokePen(RenderNode.Line(width: payload.w, miterLimit: quad.radius))
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
            kind, flags: flags.subtracting([.opaque, .fillsClip]), box: box, quad: quad, payload: payload,
            resource: resource, color: 0xFF_FFFF)
    }

    private mutating func setPen(_ pen: StrokePen) {
        if kind == .shadow {
            payload.w = Float(pen.width)
            quad.radius = Float(pen.miterLimit)
        } else {
            kind = .stroke
            payload = SIMD4(Float(pen.width), Float(pen.miterLimit), 0, 0)
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
