import Foundation
import Motion
import ViewKit

/// The curve of a spring from rest to its target, with its overshoot and settling time, over that of the last release.
final class SpringCurveView: DrawnView {
    /// The spring; nil for a motion that is none.
    var spring: Spring? { didSet { if spring != oldValue { setNeedsDisplay() } } }
    /// The motion that showed last.
    var measured: ReleaseTrajectory? { didSet { if measured != oldValue { setNeedsDisplay() } } }

    /// The fraction of the distance within which a motion counts as settled.
    private static let tolerance = 0.001
    /// Seconds that are drawn at most.
    private static let longest = 6.0
    private static let shortest = 0.2
    private static let step = 2.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Curve of the spring"
    }

    required init?(coder: NSCoder) { nil }

    /// The motion of the spring from rest to its target.
    private var motion: SpringMotion? {
        spring.map { SpringMotion(spring: $0, from: MotionState(position: 0), to: 1, at: 0) }
    }

    /// The figures of the spring in words: the time after which it is settled, and its overshoot.
    var figures: String {
        guard let motion else { return measured == nil ? "" : "measured after the last release" }
        let settled = motion.settlingTime(within: Self.tolerance)
        let time = settled.isFinite ? String(format: "settled after %.2f s", settled) : "never settled"
        let overshoot = motion.spring.overshootFraction
        return overshoot < 0.0005
            ? "\(time), no overshoot" : time + String(format: ", overshoot %.1f %%", overshoot * 100)
    }

    /// Seconds across the view, for a spring that is `settled` after so many.
    private func duration(settled: Double) -> Double {
        let seconds = max(settled, measured?.points.last?.seconds ?? 0)
        return min(max(seconds * 1.1, Self.shortest), Self.longest)
    }

    /// The fractions of the distance that the view shows, from its lower edge to its upper one.
    private static let fractions = (low: -0.15, high: 1.6)

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let motion = motion
        let settled = motion?.settlingTime(within: Self.tolerance) ?? 0
        let duration = duration(settled: settled)
        drawLines(context, duration: duration)
        if let measured {
            stroke(measured.points.map { point($0.seconds, $0.fraction, duration) }, WorkbenchStyle.measured, context)
        }
        guard let motion else { return }
        let count = max(2, Int(bounds.width / Self.step))
        let points = (0...count).map { index in
            let seconds = duration * Double(index) / Double(count)
            return point(seconds, motion.state(at: seconds).position, duration)
        }
        stroke(points, WorkbenchStyle.accent, context)
        guard settled <= duration else { return }
        let x = point(settled, 0, duration).x
        fill(CGRect(x: x - 0.5, y: point(0, 1, duration).y - 6, width: 1, height: 12), WorkbenchStyle.accent, context)
    }

    /// Draws the start, the target and a line for each half second.
    private func drawLines(_ context: CGContext, duration: Double) {
        for fraction in [0.0, 1] {
            let y = point(0, fraction, duration).y.rounded()
            fill(CGRect(x: 0, y: y, width: bounds.width, height: 1), WorkbenchStyle.line, context)
        }
        var seconds = 0.5
        while seconds < duration {
            let x = point(seconds, 0, duration).x.rounded()
            fill(CGRect(x: x, y: 0, width: 1, height: bounds.height), WorkbenchStyle.line, context)
            write(
                String(format: "%.1f s", seconds), at: CGPoint(x: x + 3, y: bounds.height - 14), WorkbenchStyle.detail)
            seconds += duration > 3 ? 1 : 0.5
        }
    }

    private func point(_ seconds: Double, _ fraction: Double, _ duration: Double) -> CGPoint {
        let (low, high) = Self.fractions
        let limited = min(max(fraction, low), high)
        return CGPoint(
            x: bounds.width * seconds / duration, y: bounds.height * (high - limited) / (high - low))
    }

    private func stroke(_ points: [CGPoint], _ color: UIColor, _ context: CGContext) {
        guard let first = points.first else { return }
        context.setStrokeColor(shown(color))
        context.setLineWidth(2)
        context.setLineJoin(.round)
        context.beginPath()
        context.move(to: first)
        for point in points.dropFirst() { context.addLine(to: point) }
        context.strokePath()
    }
}
