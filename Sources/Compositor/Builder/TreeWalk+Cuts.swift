import Graphics
import RenderTree

extension TreeWalk {
    /// How far inside of the fragment a cut lies at least, as a share of its length.
    private static let leastCut = 1e-5

    /// Draws a part of a fragment; edges that cut through the fragment lie on the nearest edges of pixels where the part
    /// stands upright.
    ///
    /// Pieces of one snapshot that lie side by side then meet without the seam that smooth edges would leave between them.
    /// The outer edges of the fragment are as smooth as those of any layer.
    mutating func drawPiece(_ node: UnsafePointer<RenderNode>, _ world: Homography) {
        let part = node.pointee.parameters
        guard part != SIMD4(0, 0, 1, 1), part.z > 0, part.w > 0, let (across, down) = Self.axes(of: world) else {
            return drawFragment(node, world)
        }
        var piece = node.pointee
        let x = Self.cut(
            Span(start: Double(piece.bounds.x), length: Double(piece.bounds.z)),
            Span(start: Double(part.x), length: Double(part.z)), on: across)
        let y = Self.cut(
            Span(start: Double(piece.bounds.y), length: Double(piece.bounds.w)),
            Span(start: Double(part.y), length: Double(part.w)), on: down)
        guard x.place.length > 0, y.place.length > 0 else { return }
        piece.bounds = SIMD4(
            Float(x.place.start), Float(y.place.start), Float(x.place.length), Float(y.place.length))
        piece.parameters = SIMD4(Float(x.part.start), Float(y.part.start), Float(x.part.length), Float(y.part.length))
        withUnsafePointer(to: piece) { drawFragment($0, world) }
    }

    /// Where a length along one axis of a node lies on the screen, in pixels.
    private struct Axis {
        var scale: Double
        var origin: Double
        /// How far below the middle of a pixel an edge still counts as before it, in pixels: pieces that meet there, as
        /// those half a pixel wide often do, are rounded to the same side in spite of their own rounding errors.
        private static let tie = 1.0 / 128

        /// The nearest edge of pixels to `place`, back in the node's points.
        func meetingPixels(_ place: Double) -> Double {
            let pixel = place * scale + origin
            guard abs(pixel) < 1e9 else { return place }
            // Mirrored, it is the mirrored edge.
            let edge =
                scale > 0 ? (pixel + 0.5 - Self.tie).rounded(.down) : (pixel - 0.5 + Self.tie).rounded(.up)
            return (edge - origin) / scale
        }
    }

    /// Where the axes of a node lie that is neither turned, but by right angles, nor sheared; nil for any other.
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

    /// `place`, along one axis, with the ends that lie inside of the fragment moved to whole pixels, and the part of the
    /// fragment that it shows then.
    private static func cut(_ place: Span, _ part: Span, on axis: Axis) -> (place: Span, part: Span) {
        guard place.length > 0, (place.start + place.length + part.start + part.length).isFinite else {
            return (place, part)
        }
        let share = part.length / place.length
        let (first, last) = (place.start, place.start + place.length)
        let start = part.start > leastCut ? axis.meetingPixels(first) : first
        let end = part.start + part.length < 1 - leastCut ? axis.meetingPixels(last) : last
        return (
            Span(start: start, length: end - start),
            Span(start: part.start + (start - place.start) * share, length: (end - start) * share)
        )
    }
}
