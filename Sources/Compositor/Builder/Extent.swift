import Foundation
import Graphics
import RenderTree

/// The box around points, found without an allocation.
struct Extent {
    private var low = SIMD2<Float>(repeating: .infinity)
    private var high = SIMD2<Float>(repeating: -.infinity)

    /// Around the points of `path`, control points included.
    init(of path: CGPath) {
        for element in path.elements {
            let (first, second, third) = element.points
            switch element {
            case .move, .line: add(first)
            case .quadCurve:
                add(first)
                add(second)
            case .curve:
                add(first)
                add(second)
                add(third)
            case .close: break
            }
        }
    }

    /// Around the vertices of `mesh`; one that is not finite makes the whole extent empty.
    init(of mesh: Mesh) {
        // Stays 0 for finite numbers only.
        var zero = SIMD2<Float>.zero
        mesh.vertices.withUnsafeBufferPointer { vertices in
            for vertex in vertices {
                add(vertex.position)
                zero += vertex.position * 0
            }
        }
        low += zero
    }

    private mutating func add(_ point: CGPoint) { add(SIMD2(Float(point.x), Float(point.y))) }

    /// Comparisons, which become two instructions; the library's `pointwiseMin` becomes fifty.
    @inline(__always)
    private mutating func add(_ point: SIMD2<Float>) {
        low.replace(with: point, where: point .< low)
        high.replace(with: point, where: point .> high)
    }

    /// x, y, width, height; a width or height that is not positive says that there is nothing.
    var bounds: SIMD4<Float> {
        let size = high - low
        return SIMD4(low.x, low.y, size.x, size.y)
    }
}
