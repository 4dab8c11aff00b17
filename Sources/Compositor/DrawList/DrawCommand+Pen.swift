import Graphics
import RenderTree

extension DrawCommand: PayloadCarrier {
    /// The pen of a stroke, or of the line that casts a shadow; nil for any other command, and for a line without a usable
    /// width. One that is set makes the command a stroke, or leaves it a shadow.
    package var pen: StrokePen? {
        get {
            var pen: StrokePen?
            switch kind {
            case .stroke: pen = StrokePen(width: Double(payload.x), miterLimit: Double(payload.y))
            // A path has no corners, whose radius is free.
            case .shadow where flags.contains(.ofPath):
                pen = StrokePen(width: Double(payload.w), miterLimit: Double(quad.radius))
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

extension StrokePen {
    /// The pen of a stroke, or of the line that throws a shadow; nil for a line without a usable width.
    init?(_ node: RenderNode) {
        self.init(width: Double(node.line.width), miterLimit: Double(node.line.miterLimit))
        let flags = node.flags
        if flags.contains(.roundCap) { cap = .round } else if flags.contains(.squareCap) { cap = .square }
        if flags.contains(.roundJoin) { join = .round } else if flags.contains(.bevelJoin) { join = .bevel }
    }
}
