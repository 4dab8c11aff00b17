import Motion

/// The path of a keyframe animation in time, prepared so that reading a point neither casts nor allocates.
struct PathTrack {
    private let stretches: [CGPath.Segment]
    private let times: KeyframeTimes
    /// Whether every point is held until the next.
    private let steps: Bool
    /// What is added to the direction of the path to turn the layer, in radians; nil where it does not turn.
    private let turn: Double?

    /// How many stretches of a curve are measured to pace it evenly.
    private static let samples = 64

    /// Nil for a path without a point, and where a number of it is not finite.
    @MainActor init?(_ animation: CAKeyframeAnimation) {
        guard let path = animation.path else { return nil }
        let stretches = Self.stretches(of: path)
        guard !stretches.isEmpty, stretches.allSatisfy({ $0.isFinite }) else { return nil }
        self.stretches = stretches
        let count = stretches.count
        switch animation.calculationMode {
        case .paced, .cubicPaced:
            steps = false
            times = KeyframeTimes(
                lengths: stretches.flatMap { $0.lengths(samples: Self.samples) }, samples: Self.samples)
        case .discrete:
            // The last point, too, is held: one stretch of time more than of the path.
            steps = true
            times = KeyframeTimes(
                KeyframeTimes.usable(animation.keyTimes, count: count + 2) ?? KeyframeTimes.even(count + 1))
        default:
            steps = false
            times = KeyframeTimes(
                KeyframeTimes.usable(animation.keyTimes, count: count + 1) ?? KeyframeTimes.even(count),
                curves: animation.timingFunctions?.map(\.curve) ?? [])
        }
        turn =
            switch animation.rotationMode {
            case .rotateAuto?: 0
            case .rotateAutoReverse?: .pi
            default: nil
            }
    }

    /// Every line and curve of `path`; what a move leaves out is jumped over.
    private static func stretches(of path: CGPath) -> [CGPath.Segment] {
        var stretches: [CGPath.Segment] = []
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let point): (start, last) = (point, point)
            case .line(let end):
                stretches.append(.line(last, end))
                last = end
            case .quadCurve(let control, let end):
                stretches.append(.quadCurve(last, control, end))
                last = end
            case .curve(let control1, let control2, let end):
                stretches.append(.curve(last, control1, control2, end))
                last = end
            case .close:
                if last != start { stretches.append(.line(last, start)) }
                last = start
            }
        }
        return stretches.isEmpty && !path.isEmpty ? [.line(last, last)] : stretches
    }

    /// The point at `fraction` of the whole; the path's own ends beyond 0 and 1.
    func point(at fraction: Double) -> SIMD2<Double> {
        let (stretch, t) = place(of: fraction)
        return SIMD2(stretches[stretch].point(at: t))
    }

    /// By how much the layer turns about z at `fraction`, in radians; nil where it does not.
    func turn(at fraction: Double) -> Double? {
        guard let turn else { return nil }
        let (stretch, t) = place(of: fraction)
        let direction = stretches[stretch].direction(at: t)
        return atan2(direction.y, direction.x) + turn
    }

    private func place(of fraction: Double) -> (Int, CGFloat) {
        let (stretch, t) = times.place(of: fraction)
        guard steps else { return (stretch, min(1, max(0, t))) }
        return stretch < stretches.count ? (stretch, 0) : (stretches.count - 1, 1)
    }
}

extension CGPath.Segment {
    fileprivate var isFinite: Bool {
        let points: [CGPoint] =
            switch self {
            case .line(let a, let b): [a, b]
            case .quadCurve(let a, let b, let c): [a, b, c]
            case .curve(let a, let b, let c, let d): [a, b, c, d]
            }
        return points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }

    /// The lengths of `samples` parts.
    fileprivate func lengths(samples: Int) -> [Double] {
        (0..<samples).map { sample in
            let start = SIMD2(point(at: CGFloat(sample) / CGFloat(samples)))
            let step = SIMD2(point(at: CGFloat(sample + 1) / CGFloat(samples))) - start
            return (step * step).sum().squareRoot()
        }
    }

    /// The direction in which the stretch goes on at `t`; where it stands still, the one of its surroundings.
    fileprivate func direction(at t: CGFloat) -> SIMD2<Double> {
        let derivative: SIMD2<Double>
        switch self {
        case .line(let a, let b): derivative = SIMD2(b) - SIMD2(a)
        case .quadCurve(let a, let b, let c):
            let (first, second) = (SIMD2(b) - SIMD2(a), SIMD2(c) - SIMD2(b))
            derivative = first + (second - first) * Double(t)
        case .curve(let a, let b, let c, let d):
            let (first, second, third) = (SIMD2(b) - SIMD2(a), SIMD2(c) - SIMD2(b), SIMD2(d) - SIMD2(c))
            let start = first + (second - first) * Double(t)
            let end = second + (third - second) * Double(t)
            derivative = start + (end - start) * Double(t)
        }
        if (derivative * derivative).sum() > 1e-12 { return derivative }
        return SIMD2(point(at: min(1, t + 1e-3))) - SIMD2(point(at: max(0, t - 1e-3)))
    }
}
