import Compositor
import RenderTree

extension QuadMap {
    /// The outline of `quad` on the device; the sides in `hard` end at their edge, unless the corners are round.
    func outline(of quad: RoundedQuad, hard: RenderNode.Edges = RenderNode.Edges(rawValue: 0)) -> ConvexPolygon {
        let size = SIMD2(Double(quad.width), Double(quad.height))
        let outline = RoundedOutline(origin: .zero, size: size, radius: Double(quad.radius))
        let hardSides: ContiguousArray<Bool> =
            hard.isEmpty || quad.radius > 0
            ? [] : [hard.contains(.top), hard.contains(.right), hard.contains(.bottom), hard.contains(.left)]
        return polygon(outline.vertices(scale: scale(at: size / 2)), hardSides: hardSides)
    }
}

extension CoverageMesh {
    /// Adds the ring just inside `quad` that is `width` units wide, under `map`; all of the quad where the ring leaves no hole,
    /// and nothing where the width is not above 0.
    mutating func appendRing(within quad: RoundedQuad, width: Double, under map: QuadMap) {
        let size = SIMD2(Double(quad.width), Double(quad.height))
        guard width > 0 else { return }
        guard 2 * width < size.min() else { return append(map.outline(of: quad)) }
        if quad.isBox {
            let (low, high) = quad.corners
            let line = width * SIMD2(Double(abs(quad.a)), Double(abs(quad.d)))
            return append(low: low, high: high, holeLow: low + line, holeHigh: high - line)
        }
        let outer = RoundedOutline(origin: .zero, size: size, radius: Double(quad.radius))
        let inner = RoundedOutline(
            origin: SIMD2(repeating: width), size: size - 2 * width, radius: max(0, Double(quad.radius) - width))
        let steps = outer.steps(scale: map.scale(at: size / 2))
        appendBand(outer: map.polygon(outer.vertices(steps: steps)), inner: map.polygon(inner.vertices(steps: steps)))
    }
}
