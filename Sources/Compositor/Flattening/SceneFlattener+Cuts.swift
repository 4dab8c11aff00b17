import Graphics
import RenderTree

extension SceneFlattener {
    /// The least distance of a cut from the fragment's edge, as a fraction of the fragment's length.
    private static let leastCut: Float = 1e-5
    /// The same for the edge of a clip, in pixels.
    private static let leastCutPixels = 1.0 / 256

    /// Draws a part of a fragment; edges that cut through the fragment, its own or those of clips, are hard where they run along
    /// the edges of pixels.
    ///
    /// Pieces of one snapshot that lie side by side then meet without the seam that smooth edges would leave between them.
    /// The outer edges of the fragment are as smooth as those of any layer; so are all edges of a piece that is turned.
    mutating func drawPiece(_ node: UnsafePointer<RenderNode>, _ world: Homography) {
        let top = frames.count - 1
        let clip = frames[top].clip
        let box = frames[top].clipBox
        if clip != 0 { cutByClips(node.pointee.bounds, world) }
        drawPieceAlone(node, world)
        (frames[top].clip, frames[top].clipBox) = (clip, box)
    }

    /// Replaces the clips of the top frame that are rectangles along the edges of pixels by the whole pixels that they leave of
    /// `bounds`.
    private mutating func cutByClips(_ bounds: SIMD4<Float>, _ world: Homography) {
        guard let (quad, _) = place(bounds, radius: 0, under: world) else { return }
        let far = Double.infinity
        let content = quad.isBoxLike ? quad.edges : (-far, -far, far, far)
        let top = frames.count - 1
        while frames[top].clip != 0 {
            let clip = list.clips[Int(frames[top].clip)]
            guard clip.quad.isBoxLike, clip.quad.radius == 0, clip.upperSide == .smooth else { return }
            let edges = clip.quad.edges
            // One of the two is 0.
            let (x, y) = (
                Axis(scale: Double(clip.quad.a + clip.quad.c)), Axis(scale: Double(clip.quad.d + clip.quad.b))
            )
            var whole = frames[top].clipBox
            if content.0 < edges.lowX - Self.leastCutPixels { whole.minX = max(whole.minX, x.meetingPixel(edges.lowX)) }
            if content.1 < edges.lowY - Self.leastCutPixels { whole.minY = max(whole.minY, y.meetingPixel(edges.lowY)) }
            if content.2 > edges.highX + Self.leastCutPixels {
                whole.maxX = min(whole.maxX, x.meetingPixel(edges.highX))
            }
            if content.3 > edges.highY + Self.leastCutPixels {
                whole.maxY = min(whole.maxY, y.meetingPixel(edges.highY))
            }
            (frames[top].clip, frames[top].clipBox) = (clip.parent, whole)
        }
    }

    private mutating func drawPieceAlone(_ node: UnsafePointer<RenderNode>, _ world: Homography) {
        var hard = node.pointee.hardEdges
        let part = node.pointee.parameters
        if part != SIMD4(0, 0, 1, 1) {
            if part.x > Self.leastCut { hard.insert(.left) }
            if part.y > Self.leastCut { hard.insert(.top) }
            if part.x + part.z < 1 - Self.leastCut { hard.insert(.right) }
            if part.y + part.w < 1 - Self.leastCut { hard.insert(.bottom) }
        }
        guard !hard.isEmpty, let cut = cut(node, at: hard, world) else { return drawFragment(node, world) }
        if cut.bounds.z > 0, cut.bounds.w > 0 { withUnsafePointer(to: cut) { drawFragment($0, world) } }
    }

    /// Draws a node that fills its bounds.
    mutating func drawLeaf(_ node: UnsafePointer<RenderNode>, _ world: Homography) {
        if !node.pointee.hardEdges.isEmpty, let cut = cut(node, at: node.pointee.hardEdges, world) {
            guard cut.bounds.z > 0, cut.bounds.w > 0 else { return }
            withUnsafePointer(to: cut) { drawLeaf($0, world) }
        } else if frames[frames.count - 1].edgeBleed != 0 {
            var wider = node.pointee
            bleedEdges(&wider, world)
            guard let (quad, box) = place(wider.bounds, radius: wider.cornerRadius, under: world) else { return }
            withUnsafePointer(to: wider) { drawQuad($0, quad, box) }
        } else if let (quad, box) = place(node.pointee.bounds, radius: node.pointee.cornerRadius, under: world) {
            drawQuad(node, quad, box)
        }
    }

    /// `node` with the edges `hard` on the nearest edges of pixels, which is all that is hard about them; nil where it does not
    /// stand upright.
    private func cut(
        _ node: UnsafePointer<RenderNode>, at hard: RenderNode.Edges, _ world: Homography
    ) -> RenderNode? {
        guard let (across, down) = Self.axes(of: world) else { return nil }
        var piece = node.pointee
        let bounds = SIMD4<Double>(piece.bounds)
        let part = SIMD4<Double>(piece.parameters)
        let x = Self.cut(
            Span(start: bounds.x, length: bounds.z), Span(start: part.x, length: part.z),
            at: (hard.contains(.left), hard.contains(.right)), on: across)
        let y = Self.cut(
            Span(start: bounds.y, length: bounds.w), Span(start: part.y, length: part.w),
            at: (hard.contains(.top), hard.contains(.bottom)), on: down)
        piece.hardEdges = RenderNode.Edges(rawValue: 0)
        piece.bounds = SIMD4(SIMD4(x.place.start, y.place.start, x.place.length, y.place.length))
        if piece.kind == .image || piece.kind == .fragment {
            piece.parameters = SIMD4(SIMD4(x.part.start, y.part.start, x.part.length, y.part.length))
        }
        return piece
    }

    /// The map from one axis of a node to the screen, in pixels.
    private struct Axis {
        var scale: Double
        var origin = 0.0
        /// The distance past the middle of a pixel up to which an edge still counts as before it, in pixels: pieces
        /// that meet there, as those half a pixel wide often do, are rounded to the same side in spite of their own
        /// rounding errors.
        private static let tie = 1.0 / 128

        /// The nearest edge of pixels to `place`, back in the node's points.
        func meetingPixels(_ place: Double) -> Double {
            let pixel = place * scale + origin
            guard abs(pixel) < 1e9 else { return place }
            return (nearestEdge(pixel) - origin) / scale
        }

        /// The number of the first pixel behind the nearest edge of pixels to `pixel`.
        func meetingPixel(_ pixel: Double) -> Int32 { Int32(max(-1e9, min(1e9, nearestEdge(pixel)))) }

        private func nearestEdge(_ pixel: Double) -> Double {
            // Mirrored, it is the mirrored edge.
            scale > 0 ? (pixel + 0.5 - Self.tie).rounded(.down) : (pixel - 0.5 + Self.tie).rounded(.up)
        }
    }

    /// The axes on the screen of a node that is not sheared, nor turned but by right angles; nil for any other.
    private static func axes(of world: Homography) -> (across: Axis, down: Axis)? {
        guard world.isAffine else { return nil }
        if world.m12 == 0, world.m21 == 0, world.m11 != 0, world.m22 != 0 {
            return (Axis(scale: world.m11, origin: world.m31), Axis(scale: world.m22, origin: world.m32))
        }
        if world.m11 == 0, world.m22 == 0, world.m12 != 0, world.m21 != 0 {
            return (Axis(scale: world.m12, origin: world.m32), Axis(scale: world.m21, origin: world.m31))
        }
        return nil
    }

    private struct Span {
        var start: Double
        var length: Double
    }

    /// `place`, along one axis, with those of its ends that are hard moved to whole pixels, and the part of the contents that it
    /// shows then.
    private static func cut(
        _ place: Span, _ part: Span, at hard: (start: Bool, end: Bool), on axis: Axis
    ) -> (place: Span, part: Span) {
        guard place.length > 0, (place.start + place.length + part.start + part.length).isFinite else {
            return (place, part)
        }
        let share = part.length / place.length
        let first = place.start
        let last = place.start + place.length
        let start = hard.start ? axis.meetingPixels(first) : first
        let end = hard.end ? axis.meetingPixels(last) : last
        return (
            Span(start: start, length: end - start),
            Span(start: part.start + (start - place.start) * share, length: (end - start) * share)
        )
    }
}

extension RoundedQuad {
    /// Whether the sides run along the pixel grid, whichever of them lies across.
    fileprivate var isBoxLike: Bool { homography == 0 && ((b == 0 && c == 0) || (a == 0 && d == 0)) }
}
