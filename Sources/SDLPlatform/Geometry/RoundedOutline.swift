import Foundation

/// A rectangle with rounded corners as a convex polygon in its own space.
struct RoundedOutline: Hashable, Sendable {
    /// The largest distance of a side of the polygon from the arc that it stands for, in pixels.
    private static let flatness = 0.01
    private static let mostStepsPerCorner = 48
    /// Sides shorter than this have no direction that means anything.
    private static let leastSide = SIMD2(repeating: 1e-6)

    var origin: SIMD2<Double>
    var size: SIMD2<Double>
    var radius: Double

    /// The corners, each arc in steps that are straight enough at `scale` pixels to the local unit.
    func vertices(scale: Double) -> ContiguousArray<SIMD2<Double>> {
        guard radius > 0 else {
            return [origin, origin + SIMD2(size.x, 0), origin + size, origin + SIMD2(0, size.y)]
        }
        var vertices = vertices(steps: steps(scale: scale))
        // Where a side has no length, as in circles, two arcs share a corner, which is one of the polygon only once: between
        // two it would have a side without a direction.
        var last = vertices[vertices.count - 1]
        vertices.removeAll { vertex in
            defer { last = vertex }
            return all(abs(vertex - last) .< Self.leastSide)
        }
        return vertices
    }

    /// The corners, each arc in `steps`; sharp corners as well, so that outlines of one shape have equally many.
    func vertices(steps: Int) -> ContiguousArray<SIMD2<Double>> {
        let radius = min(max(radius, 1e-4 * min(size.x, size.y)), size.x / 2, size.y / 2)
        var vertices = ContiguousArray<SIMD2<Double>>()
        vertices.reserveCapacity(4 * (steps + 1))
        let low = origin + radius
        let high = origin + size - radius
        let centres = [high, SIMD2(low.x, high.y), low, SIMD2(high.x, low.y)]
        for (corner, centre) in centres.enumerated() {
            for step in 0...steps {
                let angle = (Double(corner) + Double(step) / Double(steps)) * .pi / 2
                vertices.append(centre + SIMD2(cos(angle), sin(angle)) * radius)
            }
        }
        return vertices
    }

    /// Steps for a quarter of a circle: a chord over the angle t lies r·(1 - cos(t / 2)) off its arc.
    func steps(scale: Double) -> Int {
        let pixels = radius * scale
        guard pixels.isFinite, pixels > Self.flatness else { return 1 }
        let angle = 2 * acos(1 - Self.flatness / pixels)
        return Int(min(max((.pi / 2 / angle).rounded(.up), 1), Double(Self.mostStepsPerCorner)))
    }
}

private func abs(_ vector: SIMD2<Double>) -> SIMD2<Double> { pointwiseMax(vector, -vector) }
