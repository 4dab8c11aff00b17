import Motion

/// The values of a keyframe animation in time, prepared so that reading one neither casts nor allocates.
struct KeyframeTrack {
    private enum Shape {
        case steps
        case lines
        case spline(KeyframeSpline)
    }

    let keys: [AnimationValue]
    let times: KeyframeTimes
    private let shape: Shape

    /// The number of line segments that approximate a stretch of a spline when its length is measured for even pacing.
    private static let samples = 64

    /// Nil without values, and where one is not of `kind`.
    @MainActor init?(_ animation: CAKeyframeAnimation, kind: AnimationValue, _ parse: (Any?) -> AnimationValue?) {
        let objects = animation.values ?? []
        let keys = objects.compactMap(parse)
        guard !keys.isEmpty, keys.count == objects.count, keys.allSatisfy({ $0.isOfKind(of: kind) }) else { return nil }
        self.init(keys, animation)
    }

    /// A track through `keys`, of which there is at least one, all of a kind.
    @MainActor init(_ keys: [AnimationValue], _ animation: CAKeyframeAnimation) {
        self.keys = keys
        let count = keys.count
        if count == 1 || animation.calculationMode == .discrete {
            shape = .steps
            times = KeyframeTimes(animation, count: count, isDiscrete: true)
            return
        }
        let timed = KeyframeTimes(animation, count: count, isDiscrete: false)
        switch animation.calculationMode {
        case .paced:
            shape = .lines
            times = KeyframeTimes(lengths: zip(keys, keys.dropFirst()).map { $0.distance(to: $1) }, samples: 1)
        case .cubic:
            shape = .spline(KeyframeSpline(keys, TensionContinuityBias(animation), spans: timed))
            times = timed
        case .cubicPaced:
            let spline = KeyframeSpline(keys, TensionContinuityBias(animation), spans: nil)
            shape = .spline(spline)
            times = KeyframeTimes(lengths: spline.lengths(samples: Self.samples), samples: Self.samples)
        default:
            shape = .lines
            times = timed
        }
    }

    /// The value at `fraction` of the whole; lines go on beyond both ends, all else stays there.
    func value(at fraction: Double) -> AnimationValue {
        let (stretch, within) = times.place(of: fraction)
        switch shape {
        case .steps: return keys[stretch]
        case .lines: return keys[stretch].interpolated(to: keys[stretch + 1], by: within)
        case .spline(let spline): return spline.value(in: stretch, at: min(1, max(0, within)))
        }
    }
}
