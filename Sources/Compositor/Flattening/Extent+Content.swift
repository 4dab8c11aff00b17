import Foundation
import Graphics
import RenderTree

extension Extent {
    /// Around what `pen` leaves along `path`: its points, control points included, and as much around as ends and corners
    /// may need.
    init(of path: CGPath, strokedWith pen: StrokePen) {
        self.init(of: path)
        var reach = pen.cap == .square ? 2.0.squareRoot() : 1
        if pen.join == .miter { reach = max(reach, path.longestMiter(within: pen.miterLimit)) }
        let margin = SIMD2(repeating: reach * pen.width / 2)
        low -= margin
        high += margin
    }

    /// Around the vertices of `mesh`; one that is not finite makes the whole extent empty.
    init(of mesh: Mesh) {
        var low = SIMD2<Float>(repeating: .infinity)
        var high = -low
        // Stays 0 for finite numbers only.
        var zero = SIMD2<Float>.zero
        mesh.vertices.withUnsafeBufferPointer { vertices in
            for vertex in vertices {
                low.replace(with: vertex.position, where: vertex.position .< low)
                high.replace(with: vertex.position, where: vertex.position .> high)
                zero += vertex.position * 0
            }
        }
        self.init()
        self.low = SIMD2<Double>(low + zero)
        self.high = SIMD2<Double>(high)
    }

    /// x, y, width, height; the extent is empty where the width or height is not positive.
    var bounds: SIMD4<Float> {
        let size = high - low
        return SIMD4<Float>(SIMD4(low.x, low.y, size.x, size.y))
    }
}

extension CGPath {
    /// The longest miter within `limit`, from the corner to its tip, in half widths of the line; at least 1.
    fileprivate func longestMiter(within limit: Double) -> Double {
        var longest = 1.0
        var start = SIMD2<Double>.zero
        var last = SIMD2<Double>.zero
        var first = SIMD2<Double>.zero
        var incoming = SIMD2<Double>.zero
        func turn(to outgoing: SIMD2<Double>) {
            let lengths = ((incoming * incoming).sum() * (outgoing * outgoing).sum()).squareRoot()
            guard lengths > 0 else { return }
            let half = max(0, (1 + (incoming * outgoing).sum() / lengths) / 2)
            if half * limit * limit >= 1 { longest = max(longest, 1 / half.squareRoot()) }
        }
        func go(to end: SIMD2<Double>, by b: SIMD2<Double>, _ c: SIMD2<Double>) {
            let outgoing = b != last ? b - last : c != last ? c - last : end - last
            if outgoing == .zero { return }
            turn(to: outgoing)
            if first == .zero { first = outgoing }
            incoming = c != end ? end - c : b != end ? end - b : outgoing
            last = end
        }
        for element in elements {
            switch element {
            case .move(let point):
                start = SIMD2(point)
                last = SIMD2(point)
                first = .zero
                incoming = .zero
            case .line(let end): go(to: SIMD2(end), by: SIMD2(end), last)
            case .quadCurve(let control, let end): go(to: SIMD2(end), by: SIMD2(control), SIMD2(control))
            case .curve(let b, let c, let end): go(to: SIMD2(end), by: SIMD2(b), SIMD2(c))
            case .close:
                go(to: start, by: start, last)
                turn(to: first)
                first = .zero
                incoming = .zero
            }
        }
        return longest
    }
}
