/// A convex polygon in device pixels, y down, its corners in the order in which the inside lies to the right.
struct ConvexPolygon: Hashable, Sendable {
    private(set) var vertices: ContiguousArray<SIMD2<Double>>

    /// The convex polygon with `vertices`, in either order; empty where fewer than three are given, where one is not
    /// finite, or where they enclose no area.
    init(_ vertices: ContiguousArray<SIMD2<Double>>) {
        self.vertices = vertices
        let area = signedArea
        guard vertices.count >= 3, area.isFinite, area != 0 else {
            self.vertices = []
            return
        }
        if area < 0 { self.vertices.reverse() }
    }

    var isEmpty: Bool { vertices.isEmpty }

    /// Twice-halved cross products: the area enclosed, negative where the corners run the other way.
    private var signedArea: Double {
        guard var last = vertices.last else { return 0 }
        var sum = 0.0
        for vertex in vertices {
            sum += last.x * vertex.y - last.y * vertex.x
            last = vertex
        }
        return sum / 2
    }

    /// The area enclosed, in square pixels.
    var area: Double { signedArea }

    /// The shortest distance between two parallel lines that hold the polygon between them; at least 0.
    var width: Double {
        var least = Double.infinity
        for index in vertices.indices {
            let (start, normal) = (vertices[index], outwardNormal(after: index))
            let extent = vertices.reduce(0) { max($0, ((start - $1) * normal).sum()) }
            least = min(least, extent)
        }
        return least.isFinite ? least : 0
    }

    /// The unit vector that points out of the side from corner `index` to the next; zero where they coincide.
    func outwardNormal(after index: Int) -> SIMD2<Double> {
        let side = vertices[index + 1 < vertices.count ? index + 1 : 0] - vertices[index]
        let length = (side * side).sum().squareRoot()
        return length > 0 ? SIMD2(side.y, -side.x) / length : .zero
    }

    /// What lies inside both.
    func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
        var result = self
        for index in other.vertices.indices where !result.isEmpty {
            let normal = other.outwardNormal(after: index)
            guard normal != .zero else { continue }
            let offset = (other.vertices[index] * normal).sum()
            result.cut { offset - ($0 * normal).sum() }
        }
        return other.isEmpty ? other : result
    }

    /// Keeps the part in which `depth`, a linear function of the place, is not negative (Sutherland and Hodgman 1974).
    private mutating func cut(_ depth: (SIMD2<Double>) -> Double) {
        self = ConvexPolygon(Self.cut(vertices, depth))
    }

    /// The part of the polygon with corners `vertices` in which `depth`, a linear function of the place, is not
    /// negative.
    static func cut(
        _ vertices: ContiguousArray<SIMD2<Double>>, _ depth: (SIMD2<Double>) -> Double
    ) -> ContiguousArray<SIMD2<Double>> {
        guard var last = vertices.last else { return [] }
        var lastDepth = depth(last)
        var kept = ContiguousArray<SIMD2<Double>>()
        kept.reserveCapacity(vertices.count + 1)
        for vertex in vertices {
            let here = depth(vertex)
            if (here >= 0) != (lastDepth >= 0) {
                kept.append(last + (vertex - last) * (lastDepth / (lastDepth - here)))
            }
            if here >= 0 { kept.append(vertex) }
            (last, lastDepth) = (vertex, here)
        }
        return kept
    }
}
