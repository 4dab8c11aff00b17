import Graphics

/// A convex polygon in device pixels, y down, its corners in the order in which the inside lies to the right.
struct ConvexPolygon: Hashable, Sendable {
    private(set) var vertices: ContiguousArray<SIMD2<Double>>
    /// Whether the side from each corner to the next is hard: cut at the middles of pixels, not smoothed.
    private(set) var hardSides: ContiguousArray<Bool>

    /// The convex polygon with `vertices`, in either order; empty where fewer than three are given, where one is not
    /// finite, or where they enclose no area. `hardSides`, if not empty, tells of the side after each vertex.
    init(_ vertices: ContiguousArray<SIMD2<Double>>, hardSides: ContiguousArray<Bool> = []) {
        self.vertices = vertices
        self.hardSides = hardSides.isEmpty ? ContiguousArray(repeating: false, count: vertices.count) : hardSides
        let area = signedArea
        guard vertices.count >= 3, area.isFinite, area != 0 else {
            self.vertices = []
            self.hardSides = []
            return
        }
        guard area < 0, let last = self.hardSides.popLast() else { return }
        self.vertices.reverse()
        self.hardSides.reverse()
        self.hardSides.append(last)
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

    var perimeter: Double {
        guard var last = vertices.last else { return 0 }
        var sum = 0.0
        for vertex in vertices {
            let side = vertex - last
            sum += (side * side).sum().squareRoot()
            last = vertex
        }
        return sum
    }

    /// The unit vector that points out of the side from corner `index` to the next; zero where they coincide.
    func outwardNormal(after index: Int) -> SIMD2<Double> {
        let side = vertices[index + 1 < vertices.count ? index + 1 : 0] - vertices[index]
        let length = (side * side).sum().squareRoot()
        return length > 0 ? SIMD2(side.y, -side.x) / length : .zero
    }

    /// The intersection with `other`; the sides that `other` cuts are as hard as its own are.
    func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
        var result = self
        for index in other.vertices.indices where !result.isEmpty {
            let normal = other.outwardNormal(after: index)
            guard normal != .zero else { continue }
            let offset = (other.vertices[index] * normal).sum()
            result = result.cut(isHard: other.hardSides[index]) { offset - ($0 * normal).sum() }
        }
        return other.isEmpty ? other : result
    }

    /// The part in which `depth`, a linear function of the place, is not negative; `isHard` tells of the new side.
    private func cut(isHard: Bool, _ depth: (SIMD2<Double>) -> Double) -> ConvexPolygon {
        let part = Self.cut(vertices, hardSides, isHard: isHard, depth)
        return ConvexPolygon(part.vertices, hardSides: part.hardSides)
    }

    /// The part of the polygon with corners `vertices` in which `depth`, a linear function of the place, is not
    /// negative, and which of its sides are hard; `isHard` tells of the new one.
    static func cut(
        _ vertices: ContiguousArray<SIMD2<Double>>, _ hardSides: ContiguousArray<Bool>, isHard: Bool = false,
        _ depth: (SIMD2<Double>) -> Double
    ) -> (vertices: ContiguousArray<SIMD2<Double>>, hardSides: ContiguousArray<Bool>) {
        var kept = ContiguousArray<SIMD2<Double>>()
        var keptHard = ContiguousArray<Bool>()
        kept.reserveCapacity(vertices.count + 1)
        clipPolygon(
            vertices.count, height: { depth(vertices[$0]) },
            keep: {
                kept.append(vertices[$0])
                keptHard.append(hardSides[$0])
            },
            cross: { start, end, share in
                kept.append(vertices[start] + (vertices[end] - vertices[start]) * share)
                keptHard.append(depth(vertices[end]) >= 0 ? hardSides[start] : isHard)
            })
        return (kept, keptHard)
    }
}
