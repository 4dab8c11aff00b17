import Foundation
import Graphics

/// The outlines that the commands of a pass are limited to, in reused memory.
struct ShapeTable: ~Copyable {
    var shapes = PlainBuffer<Shape>()
    var edges = PlainBuffer<Edge>()
    /// The edges of quads on both sides of most of their rows.
    var sides = PlainBuffer<Sides>()
    /// The planes of hard edges.
    var cuts = PlainBuffer<QuadSides.Plane>()
    var corners = PlainBuffer<SIMD2<Double>>()
    var seen = PlainBuffer<SIMD2<Double>>()
    /// A quarter of the unit circle in equal steps, both ends included: cosine and sine.
    private var arc = PlainBuffer<SIMD2<Double>>()

    mutating func removeAll() {
        shapes.removeAll()
        edges.removeAll()
        sides.removeAll()
        cuts.removeAll()
    }

    /// Adds the outline of `quad`, which `map` takes to the device, and returns its index.
    mutating func append(_ quad: RoundedQuad, under map: Homography) -> Int {
        if quad.isUpright, quad.radius == 0 {
            let edges = quad.edges
            return shapes.append(
                Shape(
                    kind: .upright, lowX: snapped(edges.lowX), lowY: snapped(edges.lowY), highX: snapped(edges.highX),
                    highY: snapped(edges.highY)))
        }
        let index = appendConvex(quad, map, scale: largestScale(of: quad, map))
        if quad.isUpright {
            let corner = Double(quad.radius) * Double(quad.d.magnitude)
            shapes.base[index].straightTop = shapes.base[index].lowY + corner
            shapes.base[index].straightBottom = shapes.base[index].highY - corner
        }
        return index
    }

    /// A coordinate that a rounding error keeps from a pixel boundary is put there.
    private func snapped(_ value: Double) -> Double {
        let whole = value.rounded()
        return (value - whole).magnitude < RoundedQuad.tolerance ? whole : value
    }

    private mutating func appendConvex(_ quad: RoundedQuad, _ map: Homography, scale: Double) -> Int {
        corners.removeAll()
        appendOutline(quad, scale: scale)
        if map.isAffine {
            for index in 0..<corners.count {
                let x = corners.base[index].x
                let y = corners.base[index].y
                corners.base[index] = SIMD2(
                    x * map.m11 + y * map.m21 + map.m31, x * map.m12 + y * map.m22 + map.m32)
            }
        } else {
            project(map)
        }
        return appendCorners()
    }

    /// Replaces the corners by what is seen of them.
    private mutating func project(_ map: Homography) {
        let outline = corners.base
        let count = corners.count
        seen.removeAll()
        map.image(ofPolygonOf: count, vertex: { CGPoint(x: outline[$0].x, y: outline[$0].y) }) { point in
            seen.append(SIMD2(Double(point.x), Double(point.y)))
        }
        takeSeen()
    }

    /// Makes what is seen of the corners the corners.
    mutating func takeSeen() {
        corners.removeAll()
        for index in 0..<seen.count { corners.append(seen.base[index]) }
    }

    /// Adds the corners, which are on the device now, as a shape.
    mutating func appendCorners() -> Int {
        var shape = Shape(kind: .convex, lowX: .infinity, lowY: .infinity, highX: -.infinity, highY: -.infinity)
        var area = 0.0
        var top = 0
        var bottom = 0
        for index in 0..<corners.count {
            let p = corners.base[index]
            let q = corners.base[index + 1 == corners.count ? 0 : index + 1]
            area += p.x * q.y - p.y * q.x
            shape.lowX = min(shape.lowX, p.x)
            shape.highX = max(shape.highX, p.x)
            shape.lowY = min(shape.lowY, p.y)
            shape.highY = max(shape.highY, p.y)
            if p.y < corners.base[top].y { top = index }
            if p.y > corners.base[bottom].y { bottom = index }
        }
        // Coverage begins at the edges on the left, whichever way round the outline was given.
        let direction: Float = area > 0 ? -1 : 1
        shape.first = edges.count
        appendSide(from: top, to: bottom, isForwards: true, direction: direction)
        shape.middle = edges.count
        appendSide(from: top, to: bottom, isForwards: false, direction: direction)
        shape.end = edges.count
        if shape.end - shape.first <= 4 {
            shape.kind = .quad
            shape.sidesIndex = appendSides(of: shape)
        }
        return shapes.append(shape)
    }

    /// Adds the edges from the uppermost corner to the lowest one, on the way that follows the outline or the other one.
    private mutating func appendSide(from top: Int, to bottom: Int, isForwards: Bool, direction: Float) {
        let last = corners.count - 1
        var index = top
        while index != bottom {
            let next = isForwards ? (index == last ? 0 : index + 1) : (index == 0 ? last : index - 1)
            let (from, to) = isForwards ? (index, next) : (next, index)
            let p = corners.base[from]
            let q = corners.base[to]
            if let edge = Edge(p.x, p.y, q.x, q.y, direction: direction) { edges.append(edge) }
            index = next
        }
    }

    /// The corners of the quad in local units; a rounded one as a polygon of the same area, at most 1/64 pixel off.
    private mutating func appendOutline(_ quad: RoundedQuad, scale: Double) {
        let width = Double(quad.width)
        let height = Double(quad.height)
        let radius = Double(quad.radius)
        guard radius > 0 else {
            corners.append(SIMD2(0, 0))
            corners.append(SIMD2(width, 0))
            corners.append(SIMD2(width, height))
            corners.append(SIMD2(0, height))
            return
        }
        let pixels = max(radius * scale, 1e-3)
        let pieces = Int(min(64, max(2, (Double.pi / 4 / (2.0 / 64 / pixels).squareRoot()).rounded(.up))))
        makeArc(pieces)
        let angle = Double.pi / 2 / Double(pieces)
        // Vertices stand a little outside the arc, so that what the chords cut off and add is equal.
        let reach = radius * (angle / sin(angle)).squareRoot()
        for corner in 0..<4 {
            let x = corner == 0 || corner == 3 ? radius : width - radius
            let y = corner < 2 ? radius : height - radius
            for piece in 0...pieces {
                let p = arc.base[piece] * (piece == 0 || piece == pieces ? radius : reach)
                switch corner {
                case 0: corners.append(SIMD2(x - p.x, y - p.y))
                case 1: corners.append(SIMD2(x + p.y, y - p.x))
                case 2: corners.append(SIMD2(x + p.x, y + p.y))
                default: corners.append(SIMD2(x - p.y, y + p.x))
                }
            }
        }
    }

    /// Has `arc` in `pieces` steps; radii that are alike need the same.
    private mutating func makeArc(_ pieces: Int) {
        guard arc.count != pieces + 1 else { return }
        arc.removeAll()
        let angle = Double.pi / 2 / Double(pieces)
        for piece in 0..<pieces { arc.append(SIMD2(cos(Double(piece) * angle), sin(Double(piece) * angle))) }
        arc.append(SIMD2(0, 1))
    }

    private func largestScale(of quad: RoundedQuad, _ map: Homography) -> Double {
        if map.isAffine {
            return max(hypot(map.m11, map.m12), hypot(map.m21, map.m22))
        }
        let box = map.image(of: CGRect(x: 0, y: 0, width: Double(quad.width), height: Double(quad.height))).boundingBox
        return max(box.width / Double(quad.width), box.height / Double(quad.height))
    }
}
