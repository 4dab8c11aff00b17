import Foundation
import Graphics
import RenderTree

extension PreparedPass {
    /// How far straight lines may be off a path's curves, in pixels: the coverage then is off by less than 1/64.
    static let pathTolerance = 1.0 / 48

    /// Adds the outline of `path` under `map`; false, and nothing is added, where part of it lies behind the viewer.
    mutating func appendEdges(of path: CGPath, under map: Homography) -> Bool {
        if map.isAffine {
            path.forEachLine(transform: map.affine, tolerance: Self.pathTolerance) { from, to in
                if let edge = Edge(from.x, from.y, to.x, to.y) { edges.append(edge) }
            }
            return true
        }
        let start = edges.count
        var isVisible = true
        // Curves are divided as they would be at four pixels to the unit.
        path.forEachLine(tolerance: Self.pathTolerance / 4) { from, to in
            guard let p = map.project(from), let q = map.project(to) else {
                isVisible = false
                return
            }
            if let edge = Edge(p.x, p.y, q.x, q.y) { edges.append(edge) }
        }
        if !isVisible { edges.truncate(to: start) }
        return isVisible
    }

    /// Colours of a gradient's ramp; more than 255, so that neighbours differ by at most one step.
    private static let rampLength = 1024

    /// Adds the colours of `gradient` from its start to its end, premultiplied; returns the first and how many.
    ///
    /// Between stops red, green, blue and alpha are each interpolated and only then multiplied, as Core Graphics does.
    mutating func appendRamp(of gradient: Gradient) -> (first: Int, count: Int) {
        let first = ramps.count
        gradient.stops.withUnsafeBufferPointer { stops in
            var next = 0
            for index in 0..<Self.rampLength {
                let location = Float(index) / Float(Self.rampLength - 1)
                while next < stops.count, stops[next].location <= location { next += 1 }
                var color = SIMD4<Float>.zero
                if next == 0 {
                    color = stops.first?.color ?? .zero
                } else if next == stops.count {
                    color = stops[next - 1].color
                } else {
                    let (a, b) = (stops[next - 1], stops[next])
                    color = a.color + (b.color - a.color) * ((location - a.location) / (b.location - a.location))
                }
                ramps.append(color.premultiplied)
            }
        }
        return (first, Self.rampLength)
    }
}

extension SIMD4<Float> {
    /// The colour as a premultiplied pixel; parts are limited to 0 to 1, what is not a number counts as 0.
    var premultiplied: UInt32 {
        func part(_ value: Float) -> Float { value > 0 ? Swift.min(value, 1) : 0 }
        let alpha = part(w)
        func channel(_ value: Float) -> UInt32 { UInt32(part(value) * alpha * 255 + 0.5) }
        return UInt32(alpha * 255 + 0.5) << 24 | channel(x) << 16 | channel(y) << 8 | channel(z)
    }
}
