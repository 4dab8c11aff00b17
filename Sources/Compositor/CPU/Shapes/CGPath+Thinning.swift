import Foundation
import Graphics

/// The limits of what one path may cost to draw.
struct PathLimits {
    /// The pixels that its elements may go up and down in total, within `rows`.
    var reach: Double
    /// The straight lines that it may be divided into.
    var lines: Double
    /// The rows of pixels that count.
    var rows: ClosedRange<Double>

    /// Lines that a curve is divided into at most.
    static let mostLinesOfCurve = 1024.0

    /// The limits in a picture of so many rows; a stroke has two sides, and ends, so that it is a quarter of the path.
    init(rows: Int32, isStroke: Bool) {
        let part = isStroke ? 0.25 : 1
        reach = 6e6 * part
        lines = 0x1p21 * part
        self.rows = 0...Double(max(rows, 1))
    }

    /// Elements that stay within the limits whatever they are: a curve may go up and down three times.
    var fewElements: Int {
        Int(min(reach / (3 * (rows.upperBound - rows.lowerBound)), lines / Self.mostLinesOfCurve))
    }
}

extension CGPath {
    /// The path itself, or where it costs more than `limits` under `map`, one with as many fewer corners: millions of long
    /// lines are a pattern that looks like any other one, and would take seconds.
    ///
    /// Of what is left out the next corner is reached in a straight line; each subpath begins and ends where it did.
    func thinned(to limits: PathLimits, under map: Homography) -> CGPath {
        guard elements.count > limits.fewElements else { return self }
        let excess = excess(over: limits, under: map)
        guard excess > 1, excess.isFinite else { return self }
        let step = Int(min(excess.rounded(.up), 0x1p30))
        let thin = CGMutablePath()
        var last = CGPoint.zero
        var skipped = 0
        func flush() {
            if skipped > 0 { thin.addLine(to: last) }
            skipped = 0
        }
        for element in elements {
            switch element {
            case .move(let point):
                flush()
                thin.move(to: point)
            case .close:
                flush()
                thin.closeSubpath()
            case .line(let point), .quadCurve(_, let point), .curve(_, _, let point):
                last = point
                skipped += 1
                if skipped == step { flush() }
            }
        }
        flush()
        return thin
    }

    /// The ratio of the path's cost under `map` to `limits`.
    private func excess(over limits: PathLimits, under map: Homography) -> Double {
        var reach = 0.0
        var lines = 0.0
        var last = SIMD2<Double>.zero
        func row(_ point: SIMD2<Double>) -> Double {
            max(limits.rows.lowerBound, min(limits.rows.upperBound, point.y))
        }
        func pixel(_ point: CGPoint) -> SIMD2<Double> {
            let mapped = map.homogeneous(point)
            return SIMD2(mapped.x, mapped.y) / max(mapped.z, Homography.nearestW)
        }
        for element in elements {
            switch element {
            case .close: continue
            case .move(let point): last = pixel(point)
            case .line(let point):
                let end = pixel(point)
                reach += abs(row(end) - row(last))
                lines += 1
                last = end
            case .quadCurve(let control, let point):
                let (middle, end) = (pixel(control), pixel(point))
                reach += abs(row(middle) - row(last)) + abs(row(end) - row(middle))
                lines += Self.lines(bend: Self.length(last - 2 * middle + end) * 0.25)
                last = end
            case .curve(let control1, let control2, let point):
                let (first, second, end) = (pixel(control1), pixel(control2), pixel(point))
                reach += abs(row(first) - row(last)) + abs(row(second) - row(first)) + abs(row(end) - row(second))
                let bend = max(Self.length(last - 2 * first + second), Self.length(first - 2 * second + end))
                lines += Self.lines(bend: bend * 0.75)
                last = end
            }
        }
        return max(reach / limits.reach, lines / limits.lines)
    }

    private static func length(_ vector: SIMD2<Double>) -> Double { hypot(vector.x, vector.y) }

    /// The lines that a curve of such a bend is divided into, as `Segment.flatten(tolerance:_:)` does.
    private static func lines(bend: Double) -> Double {
        max(1, min(PathLimits.mostLinesOfCurve, (bend / PreparedPass.pathTolerance).squareRoot()))
    }
}
