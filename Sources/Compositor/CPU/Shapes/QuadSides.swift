import Graphics
import RenderTree

/// The straight sides of a quad as planes over the device: x · column + y · row + z is at least 0 on the quad's side of each.
struct QuadSides {
    typealias Plane = SIMD3<Double>

    /// The sample point of a pixel that decides on which side of a hard edge it lies, as an offset from its middle.
    /// Not the middle itself, where for edges along rows, columns and diagonals of pixels the rounding errors of two
    /// neighbours would decide. It is as far off along each axis of the quad, so that of a mirrored quad the mirrored
    /// pixels are seen.
    let probe: SIMD2<Double>

    private let left, top, right, bottom: Plane

    /// The sides of `quad`, which `map` takes to the device; nil where the map cannot be inverted. Where it
    /// `isMirrored` each pixel is sampled where it is for the same quad mirrored at its upper side.
    init?(of quad: RoundedQuad, under map: Homography, isMirrored: Bool = false) {
        guard let inverse = map.inverted() else { return nil }
        let w = SIMD3(inverse.m13, inverse.m23, inverse.m33)
        left = SIMD3(inverse.m11, inverse.m21, inverse.m31)
        top = SIMD3(inverse.m12, inverse.m22, inverse.m32)
        right = w * Double(quad.width) - left
        bottom = w * Double(quad.height) - top
        let across = SIMD2(map.m11, map.m12)
        let down = isMirrored ? -SIMD2(map.m21, map.m22) : SIMD2(map.m21, map.m22)
        let lengths = ((across * across).sum().squareRoot(), (down * down).sum().squareRoot())
        probe =
            lengths.0 > 0 && lengths.1 > 0
            ? across / (128 * lengths.0) + down / (128 * lengths.1) : SIMD2(repeating: 1.0 / 128)
    }

    /// Calls `body` with the plane of each of `edges`.
    func forEach(of edges: RenderNode.Edges, _ body: (Plane) -> Void) {
        if edges.contains(.left) { body(left) }
        if edges.contains(.top) { body(top) }
        if edges.contains(.right) { body(right) }
        if edges.contains(.bottom) { body(bottom) }
    }
}

extension RenderNode.Edges {
    /// All sides but these.
    var inverted: RenderNode.Edges { RenderNode.Edges.all.subtracting(self) }
}
