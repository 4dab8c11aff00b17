import Graphics
import RenderTree

extension RenderNode {
    /// The least distance of a cut from the fragment's edge, as a fraction of the fragment's length.
    private static let leastCut: Float = 1e-5

    /// The edges of a part of a fragment that are hard: its own, and those that cut through the fragment.
    var hardPieceEdges: Edges {
        var hard = hardEdges
        let part = contentsRect
        guard part != SIMD4(0, 0, 1, 1) else { return hard }
        if part.x > Self.leastCut { hard.insert(.left) }
        if part.y > Self.leastCut { hard.insert(.top) }
        if part.x + part.z < 1 - Self.leastCut { hard.insert(.right) }
        if part.y + part.w < 1 - Self.leastCut { hard.insert(.bottom) }
        return hard
    }

    /// The node with the edges `hard` on the nearest edges of pixels under `world`, which is all that is hard about them; nil
    /// where it does not stand upright.
    func cut(at hard: Edges, under world: Homography) -> RenderNode? {
        guard let (across, down) = PixelAxis.axes(of: world) else { return nil }
        var piece = self
        let bounds = SIMD4<Double>(piece.bounds)
        let part = SIMD4<Double>(piece.contentsRect)
        let x = Self.cut(
            Span(start: bounds.x, length: bounds.z), Span(start: part.x, length: part.z),
            at: (hard.contains(.left), hard.contains(.right)), on: across)
        let y = Self.cut(
            Span(start: bounds.y, length: bounds.w), Span(start: part.y, length: part.w),
            at: (hard.contains(.top), hard.contains(.bottom)), on: down)
        piece.hardEdges = Edges(rawValue: 0)
        piece.bounds = SIMD4(SIMD4(x.place.start, y.place.start, x.place.length, y.place.length))
        if piece.kind == .image || piece.kind == .fragment {
            piece.contentsRect = SIMD4(SIMD4(x.part.start, y.part.start, x.part.length, y.part.length))
        }
        return piece
    }

    private struct Span {
        var start: Double
        var length: Double
    }

    /// `place`, along one axis, with those of its ends that are hard moved to whole pixels, and the part of the contents that it
    /// shows then.
    private static func cut(
        _ place: Span, _ part: Span, at hard: (start: Bool, end: Bool), on axis: PixelAxis
    ) -> (place: Span, part: Span) {
        guard place.length > 0, (place.start + place.length + part.start + part.length).isFinite else {
            return (place, part)
        }
        let scale = part.length / place.length
        let first = place.start
        let last = place.start + place.length
        let start = hard.start ? axis.snapped(first) : first
        let end = hard.end ? axis.snapped(last) : last
        return (
            Span(start: start, length: end - start),
            Span(start: part.start + (start - place.start) * scale, length: (end - start) * scale)
        )
    }
}
