import Foundation

/// The box around points, found without an allocation.
package struct Extent {
    package var low = SIMD2<Double>(repeating: .infinity)
    package var high = SIMD2<Double>(repeating: -.infinity)

    /// Around nothing.
    package init() {}

    /// Around the points of `path`, control points included.
    package init(of path: CGPath) {
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

    package mutating func add(_ point: CGPoint) { add(SIMD2(Double(point.x), Double(point.y))) }

    /// Comparisons, which become two instructions; the library's `pointwiseMin` becomes fifty.
    package mutating func add(_ point: SIMD2<Double>) {
        low.replace(with: point, where: point .< low)
        high.replace(with: point, where: point .> high)
    }
}
