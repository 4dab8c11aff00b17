import Foundation
import RenderTree

/// The two sides of a page as meshes.
extension PageTurn {
    /// A side of the page: the front up to the edge, or the back from there on.
    enum Side {
        case front, back

        /// The brightness of the paper where it has turned by `angle`, 0 to 1.
        ///
        /// The light comes from above, a little from where the page is turned from, and some from everywhere. What it meets at
        /// a right angle is as bright as can be, and so is the front where it lies flat.
        fileprivate func brightness(at angle: Double) -> Float {
            let above = 0.93
            let aside = 0.36
            switch self {
            case .front: return Float(0.6 + 0.4 * max(0, cos(angle) - aside / above * sin(angle)))
            case .back: return Float(0.45 + 0.55 * max(0, aside * sin(angle) - above * cos(angle)))
            }
        }
    }

    /// Radians of the bend that belong to `side`.
    ///
    /// The front ends a little before the edge, where the back lies above it: so it does not shine through the smoothed
    /// outline of the back.
    private func angles(of side: Side) -> (start: Double, end: Double) {
        side == .front ? (0, edgeAngle - .pi / 36) : (edgeAngle, .pi)
    }

    /// Strips of the bent part of a side.
    private static let bends = 24
    /// Lines across a side: around the bent strips, at the other end, and through the four corners.
    private static let lines = bends + 2 + 4

    /// The triangles of either side: two to a strip, from the upper left corner on, so that what is turned farther lies above.
    static let indices: ContiguousArray<UInt32> = {
        var indices = ContiguousArray<UInt32>()
        for line in 0..<UInt32(lines - 1) {
            let first = 2 * line
            indices += [first, first + 1, first + 3, first, first + 3, first + 2]
        }
        return indices
    }()

    /// Makes `vertices` those of `side`, on which the picture takes up `extent` of an image.
    func write(_ side: Side, extent: SIMD2<Double>, into vertices: inout ContiguousArray<Mesh.Vertex>) {
        vertices.removeAll(keepingCapacity: true)
        vertices.reserveCapacity(2 * Self.lines)
        let (first, last) = side == .front ? (0, within(angles(of: side).end)) : (edge, length)
        let corners = cornersInOrder.clamped(
            lowerBound: SIMD4(repeating: first), upperBound: SIMD4(repeating: last))
        var next = 0
        var corner = 0
        for _ in 0..<Self.lines {
            let line = min(last, max(first, bendLine(next, of: side)))
            if corner < 4, next > Self.bends + 1 || corners[corner] < line {
                append(corners[corner], side, extent, to: &vertices)
                corner += 1
            } else {
                append(line, side, extent, to: &vertices)
                next += 1
            }
        }
    }

    /// The distances of the corners along the direction, ascending.
    private var cornersInOrder: SIMD4<Double> {
        let right = size.x * direction.x
        let bottom = size.y * direction.y
        return SIMD4(0, min(right, bottom), max(right, bottom), length)
    }

    /// Line `index` of those that do not pass through corners, along the direction.
    private func bendLine(_ index: Int, of side: Side) -> Double {
        // The front begins with what lies flat, and the back ends with that.
        let step = side == .front ? index - 1 : index
        if step < 0 { return 0 }
        if step > Self.bends { return length }
        let (start, end) = angles(of: side)
        // About equally wide as they are seen: what would be thinner than a pixel at the edge could not be drawn smoothly.
        let seen = Double(step) / Double(Self.bends)
        let fraction = (side == .front ? asin(seen) : acos(1 - seen)) / (.pi / 2)
        return contact + bend.distance(ofAngle: start + (end - start) * fraction)
    }

    private func append(
        _ along: Double, _ side: Side, _ extent: SIMD2<Double>, to vertices: inout ContiguousArray<Mesh.Vertex>
    ) {
        let shade = side.brightness(at: bend.angle(at: along - contact))
        let color = SIMD4(shade, shade, shade, 1)
        func append(_ point: SIMD2<Double>) {
            vertices.append(
                Mesh.Vertex(
                    position: SIMD2<Float>(place(of: point)), textureCoordinate: SIMD2<Float>(point / size * extent),
                    color: color))
        }
        let ends = ends(of: along)
        append(ends.0)
        append(ends.1)
    }
}
