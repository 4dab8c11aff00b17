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
        for vertex in mesh.vertices {
            low = pointwiseMin(low, vertex.position)
            high = pointwiseMax(high, vertex.position)
            if !(vertex.position.x + vertex.position.y).isFinite { low.x = .nan }
        }
    }

    private mutating func add(_ point: CGPoint) {
        let point = SIMD2<Float>(Float(point.x), Float(point.y))
        low = pointwiseMin(low, point)
        high = pointwiseMax(high, point)
    }

    /// x, y, width, height; a width or height that is not positive says that there is nothing.
    var bounds: SIMD4<Float> {
        let size = high - low
        return SIMD4(low.x, low.y, size.x, size.y)
    }
}
