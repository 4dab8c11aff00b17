import Foundation

/// A step of a closed outline: a point, or an arc of a circle.
package struct OutlineStep: BitwiseCopyable {
    /// The point, or the centre of the arc.
    package let center: SIMD2<Double>
    /// The offset of the arc's first point from its centre; zero for a point.
    package let arm: SIMD2<Double>
    /// The angle of the arc, in radians from x towards y; 0 for a point.
    package let angle: Double

    /// The point, or the first one of the arc.
    @inlinable package var start: SIMD2<Double> { center + arm }

    init(_ point: SIMD2<Double>) {
        center = point
        arm = .zero
        angle = 0
    }

    init(around center: SIMD2<Double>, from arm: SIMD2<Double>, angle: Double) {
        self.center = center
        self.arm = arm
        self.angle = angle
    }

    /// Hands the points of an arc after its first to `body`, one at most every `stepAngle`. Those before its last stand a
    /// little outside, so that the polygon has the area of the arc.
    package func forEachFurtherPoint(every stepAngle: Double, _ body: (SIMD2<Double>) -> Void) {
        let count = max(1, Int((angle.magnitude / stepAngle).rounded(.up)))
        let piece = angle / Double(count)
        let turn = SIMD2(cos(piece), sin(piece))
        let swelling = (piece / sin(piece)).squareRoot()
        var arm = arm
        for _ in 1..<count {
            arm = arm.turned(by: turn)
            body(center + arm * swelling)
        }
        body(center + self.arm.turned(by: SIMD2(cos(angle), sin(angle))))
    }

    /// Adds the step to `path`, whose current point is the one before, or its own start where it is the first; an arc as cubic curves of at most a quarter.
    func append(to path: CGMutablePath, isFirst: Bool) {
        if !isFirst { path.addLine(to: CGPoint(start)) }
        guard angle != 0 else { return }
        let count = max(1, (angle.magnitude / (.pi / 2)).rounded(.up))
        let turn = SIMD2(cos(angle / count), sin(angle / count))
        let reach = 4.0 / 3 * tan(angle / count / 4)
        var from = arm
        for _ in 0..<Int(count) {
            let to = from.turned(by: turn)
            path.addCurve(
                to: CGPoint(center + to), control1: CGPoint(center + from + from.normal * reach),
                control2: CGPoint(center + to - to.normal * reach))
            from = to
        }
    }
}
