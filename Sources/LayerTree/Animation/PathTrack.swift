import Motion

/// The path of a keyframe animation in time, prepared so that reading a point neither casts nor allocates.
struct PathTrack {
    private let stretches: [CGPath.Segment]
    let times: KeyframeTimes
    /// Whether every point is held until the next.
    private let steps: Bool
    /// The angle in radians added to the direction of the path to rotate the layer; nil where the layer does not
    /// rotate.
    private let turn: Double?

    /// The number of line segments that approximate a curve when its length is measured for even pacing.
    private static let samples = 64

    /// Nil for a path without a point.
    @MainActor init?(_ animation: CAKeyframeAnimation) {
        guard let path = animation.path else { return nil }
        let stretches = Self.stretches(of: path)
        if stretches.isEmpty { return nil }
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
        path.forEachSegment(closeAll: false) { stretches.append($0) }
        return stretches.isEmpty && !path.isEmpty ? [.line(path.currentPoint, path.currentPoint)] : stretches
    }

    /// The point at `fraction` of the whole; the path's own ends beyond 0 and 1.
    func point(at fraction: Double) -> SIMD2<Double> {
        let (stretch, t) = place(of: fraction)
        return SIMD2(stretches[stretch].point(at: t))
    }

    /// The layer's rotation about z at `fraction`, in radians; nil where it does not rotate.
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
    /// The lengths of `samples` parts.
    fileprivate func lengths(samples: Int) -> [Double] {
        (0..<samples).map { sample in
            let start = SIMD2(point(at: CGFloat(sample) / CGFloat(samples)))
            let step = SIMD2(point(at: CGFloat(sample + 1) / CGFloat(samples))) - start
            return (step * step).sum().squareRoot()
        }
    }
}
