import Foundation
import RenderTree

/// The shadow around what is turned of a page, on what is beneath it.
extension PageTurn {
    /// Points of the outline around each of its corners, and along each of its sides; and rings from the outline outwards.
    private static let (arc, bow, rings) = (6, 8, 10)
    private static let columnCount = Outline.corners * arc + 4 * bow
    /// The opacity of the shadow at the outline, 0 to 1, and its width in radii of the bend.
    private static let (darkness, width) = (0.28, 2.4)

    /// The triangles of the shadow, two to a cell.
    static let shadowIndices: ContiguousArray<UInt32> = {
        let columns = UInt32(columnCount)
        let line = UInt32(rings + 1)
        var indices = ContiguousArray<UInt32>()
        for column in 0..<columns {
            for ring in 0..<UInt32(rings) {
                let a = column * line + ring
                let b = (column + 1) % columns * line + ring
                indices += [a, b, b + 1, a, b + 1, a + 1]
            }
        }
        return indices
    }()

    /// Makes `vertices` those of the shadow.
    func writeShadow(into vertices: inout ContiguousArray<Mesh.Vertex>) {
        vertices.removeAll(keepingCapacity: true)
        vertices.reserveCapacity(Self.columnCount * (Self.rings + 1))
        // It deepens while the page is lifted, and leaves with it.
        let lift = min(1, max(0, min((length - contact) / .pi, (contact + radius) / 2) / radius))
        let alpha = Self.darkness * lift * lift * (3 - 2 * lift)
        let outline = Outline(of: self)
        for corner in 0..<Outline.corners {
            let (from, to) = outline.normals(at: corner)
            for step in 0..<Self.arc {
                let mixed = from + (to - from) * (Double(step) / Double(Self.arc - 1))
                let length = (mixed * mixed).sum().squareRoot()
                appendRings(from: outline[corner], along: length > 0 ? mixed / length : from, alpha, to: &vertices)
            }
            // The side between the ends of the edge is straight.
            guard corner > 0 else { continue }
            for step in 0..<Self.bow {
                let fraction = Double(step) / Double(Self.bow - 1)
                let point = bowed(outline.side(after: corner), fraction, isRight: corner < 3)
                appendRings(from: point, along: to, alpha, to: &vertices)
            }
        }
    }

    /// A point `fraction` of the way along the bent part of a side of the page, from and to a line across it, on the right or
    /// on the left.
    private func bowed(_ lines: (from: Double, to: Double), _ fraction: Double, isRight: Bool) -> SIMD2<Double> {
        let angle = edgeAngle + (.pi - edgeAngle) * (isRight ? fraction : 1 - fraction)
        let line = min(max(lines.from, lines.to), max(min(lines.from, lines.to), within(angle)))
        let ends = ends(of: line)
        return place(of: isRight ? ends.1 : ends.0)
    }

    /// Appends the points outwards from `point`, darkest at it.
    private func appendRings(
        from point: SIMD2<Double>, along normal: SIMD2<Double>, _ alpha: Double,
        to vertices: inout ContiguousArray<Mesh.Vertex>
    ) {
        for ring in 0...Self.rings {
            let fraction = Double(ring) / Double(Self.rings)
            // A little of it lies beneath the page, whose outline is smoothed.
            let place = point + normal * (radius * Self.width * fraction * fraction - 1)
            let left = (1 - fraction) * (1 - fraction) * alpha
            vertices.append(
                Mesh.Vertex(
                    position: SIMD2<Float>(place), textureCoordinate: .zero, color: SIMD4(0, 0, 0, Float(left))))
        }
    }
}

/// The outline of what is turned of a page as it is seen: a polygon of five corners, some of which may coincide.
private struct Outline {
    static let corners = 5
    private var points: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
    /// The lines across the page through the ends of its edge, and through its corners, in the order of `points`; what is not
    /// turned counts as on the edge.
    private let lines: (edge: Double, right: Double, last: Double, bottom: Double)
    /// 1 or -1, by the way that the corners go round.
    private var turn = 1.0

    /// Corners nearer than this to each other count as one.
    private static let least = 1e-6

    init(of page: PageTurn) {
        let ends = page.ends(of: page.edge)
        let right = SIMD2(page.size.x, 0)
        let bottom = SIMD2(0, page.size.y)
        func isTurned(_ corner: SIMD2<Double>) -> Bool { (corner * page.direction).sum() > page.edge }
        points = (
            page.place(of: ends.0), page.place(of: ends.1), page.place(of: isTurned(right) ? right : ends.1),
            page.place(of: page.size), page.place(of: isTurned(bottom) ? bottom : ends.0)
        )
        func line(_ corner: SIMD2<Double>) -> Double { max(page.edge, (corner * page.direction).sum()) }
        lines = (page.edge, line(right), page.length, line(bottom))
        var area = 0.0
        for corner in 0..<5 {
            let a = self[corner]
            let b = self[corner + 1]
            area += a.x * b.y - a.y * b.x
        }
        turn = area < 0 ? -1 : 1
    }

    /// A corner; they go on from the first after the last.
    subscript(corner: Int) -> SIMD2<Double> {
        switch (corner + 5) % 5 {
        case 0: points.0
        case 1: points.1
        case 2: points.2
        case 3: points.3
        default: points.4
        }
    }

    /// Between which lines across the page the side after `corner`, which is not the first, lies.
    func side(after corner: Int) -> (from: Double, to: Double) {
        switch corner {
        case 1: (lines.edge, lines.right)
        case 2: (lines.right, lines.last)
        case 3: (lines.last, lines.bottom)
        default: (lines.bottom, lines.edge)
        }
    }

    /// The directions outwards from the sides that meet in `corner`; of corners that coincide the first has both, and the
    /// others have the second one twice.
    func normals(at corner: Int) -> (SIMD2<Double>, SIMD2<Double>) {
        var after = corner + 1
        while after < corner + 5, isSame(after, corner) { after += 1 }
        let out = normal(corner, after)
        return isSame(corner - 1, corner) ? (out, out) : (normal(corner - 1, corner), out)
    }

    private func isSame(_ one: Int, _ other: Int) -> Bool {
        let way = self[one] - self[other]
        return way.x.magnitude < Self.least && way.y.magnitude < Self.least
    }

    private func normal(_ one: Int, _ other: Int) -> SIMD2<Double> {
        let way = self[other] - self[one]
        let length = (way * way).sum().squareRoot()
        return length > Self.least ? SIMD2(way.y, -way.x) * (turn / length) : .zero
    }
}
