import Foundation

/// The box around points, found without an allocation.
package struct Extent<Scalar: BinaryFloatingPoint & SIMDScalar> {
    package var low = SIMD2<Scalar>(repeating: .infinity)
    package var high = SIMD2<Scalar>(repeating: -.infinity)

    /// Around nothing.
    @inlinable package init() {}

    /// Around the points of `path`, control points included.
    @inlinable package init(of path: CGPath) {
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

    @inlinable package mutating func add(_ point: CGPoint) {
        add(SIMD2(Scalar(Double(point.x)), Scalar(Double(point.y))))
    }

    /// Comparisons, which become two instructions; the library's `pointwiseMin` becomes fifty.
    @inlinable @inline(__always)
    package mutating func add(_ point: SIMD2<Scalar>) {
        low.replace(with: point, where: point .< low)
        high.replace(with: point, where: point .> high)
    }
}
