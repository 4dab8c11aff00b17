import Foundation

extension SIMD2<Double> {
    @inlinable package init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

    /// Turned by a quarter from x towards y.
    var normal: SIMD2<Double> { SIMD2(-y, x) }

    /// Turned by an angle whose cosine and sine are those of `turn`.
    func turned(by turn: SIMD2<Double>) -> SIMD2<Double> { SIMD2(x * turn.x - y * turn.y, x * turn.y + y * turn.x) }
}

extension CGPoint {
    @inlinable package init(_ point: SIMD2<Double>) { self.init(x: point.x, y: point.y) }
}
