extension RoundedQuad {
    /// Edges closer than this to a pixel boundary, in pixels, count as lying on it: the difference is below 1/255.
    static let tolerance = 1.0 / 1024
    /// The distance in pixels by which a quad may reach beyond one that counts as covering it.
    static let coveringSlack = 1.0 / 256

    /// The device box around the quad. Affine maps only.
    @inline(__always)
    package var edges: (lowX: Double, lowY: Double, highX: Double, highY: Double) {
        let x = Double(tx)
        let y = Double(ty)
        let ax = Double(a) * Double(width)
        let dy = Double(d) * Double(height)
        if b == 0, c == 0, ax >= 0, dy >= 0 { return (x, y, x + ax, y + dy) }
        let bx = Double(b) * Double(width)
        let cy = Double(c) * Double(height)
        return (
            x + min(0, ax) + min(0, cy), y + min(0, bx) + min(0, dy),
            x + max(0, ax) + max(0, cy), y + max(0, bx) + max(0, dy)
        )
    }

    /// The pixels that the quad touches; empty where it is not finite. Affine maps only.
    @inline(__always)
    var box: PixelRect {
        let edges = self.edges
        let slack = Self.tolerance
        let lowX = edges.lowX + slack
        let lowY = edges.lowY + slack
        let highX = edges.highX - slack
        let highY = edges.highY - slack
        let limit = 8_388_608.0
        if lowX < highX, lowY < highY, lowX > -limit, lowY > -limit, highX < limit, highY < limit {
            return PixelRect(
                minX: Int32(truncatingIfNeeded: lowX.wholeBelow), minY: Int32(truncatingIfNeeded: lowY.wholeBelow),
                maxX: Int32(truncatingIfNeeded: highX.wholeAbove), maxY: Int32(truncatingIfNeeded: highY.wholeAbove))
        }
        return unusualBox
    }

    /// The same for very large quads, and for those thinner than the tolerance.
    private var unusualBox: PixelRect {
        let edges = self.edges
        let slack = Self.tolerance
        guard (edges.highX - edges.lowX + edges.highY - edges.lowY).isFinite else { return .empty }
        return PixelRect(
            enclosing: min(edges.lowX + slack, edges.highX), min(edges.lowY + slack, edges.highY),
            max(edges.highX - slack, edges.lowX), max(edges.highY - slack, edges.lowY))
    }

    /// The largest box of pixels that the quad covers whole; empty unless it is upright.
    var wholePixels: PixelRect {
        guard isUpright else { return .empty }
        let edges = self.edges
        let slack = Self.tolerance
        // The largest box inside a rounded one leaves 1 - cos 45° of the radius at each side.
        let corner = Double(radius) * 0.292_893_3
        let insetX = corner * Double(a.magnitude)
        let insetY = corner * Double(d.magnitude)
        func held(_ value: Double) -> Double { max(-16_777_216, min(16_777_216, value)) }
        return PixelRect(
            minX: Int32(held(edges.lowX + insetX - slack).wholeAbove),
            minY: Int32(held(edges.lowY + insetY - slack).wholeAbove),
            maxX: Int32(held(edges.highX - insetX + slack).wholeBelow),
            maxY: Int32(held(edges.highY - insetY + slack).wholeBelow))
    }

    /// The intersection of two quads that are upright and not rounded; nil for any others.
    func intersection(_ other: RoundedQuad) -> RoundedQuad? {
        guard isUpright, other.isUpright, radius == 0, other.radius == 0 else { return nil }
        let p = edges
        let q = other.edges
        let x = max(p.lowX, q.lowX)
        let y = max(p.lowY, q.lowY)
        return RoundedQuad(
            tx: Float(x), ty: Float(y), width: Float(max(0, min(p.highX, q.highX) - x)),
            height: Float(max(0, min(p.highY, q.highY) - y)))
    }

    /// Whether the quad surely contains `other`, edges that coincide included. False under perspective: see `DrawList.covers`.
    func covers(_ other: RoundedQuad) -> Bool {
        if self == other { return true }
        guard homography == 0, other.homography == 0, radius == 0 else { return false }
        let p = edges
        let q = other.edges
        let slack = Self.coveringSlack
        if isUpright {
            return p.lowX <= q.lowX + slack && p.lowY <= q.lowY + slack && p.highX >= q.highX - slack
                && p.highY >= q.highY - slack
        }
        let determinant = Double(a) * Double(d) - Double(b) * Double(c)
        func contains(_ localX: Float, _ localY: Float) -> Bool {
            let point = other.map(Double(localX), Double(localY))
            let x = point.x - Double(tx)
            let y = point.y - Double(ty)
            let u = (Double(d) * x - Double(c) * y) / determinant
            let v = (Double(a) * y - Double(b) * x) / determinant
            let slackLocal = slack / scale
            return u >= -slackLocal && v >= -slackLocal && u <= Double(width) + slackLocal
                && v <= Double(height) + slackLocal
        }
        return contains(0, 0) && contains(other.width, 0) && contains(0, other.height)
            && contains(other.width, other.height)
    }
}

extension DrawCommand.Kind {
    /// Whether the command draws the whole of its quad and nothing else.
    var fillsQuad: Bool {
        switch self {
        case .solid, .image, .gradient, .backdrop: true
        case .border, .path, .stroke, .shadow, .mesh, .beginLayer, .endLayer, .beginMask, .endMask: false
        }
    }
}
