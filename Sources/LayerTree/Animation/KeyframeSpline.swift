/// A Kochanek-Bartels spline through keyframe values: Catmull-Rom where tension, continuity and bias are 0.
///
/// Tangents as in "Interpolating splines with local tension, continuity, and bias control" (SIGGRAPH 1984), with its
/// adjustment for keys at uneven times; before the first key and after the last one the polygon goes on straight.
struct KeyframeSpline {
    private let keys: [KeyVector]
    /// The derivatives with which each stretch starts and ends.
    private let starts: [KeyVector]
    private let ends: [KeyVector]
    private let form: KeyVector.Form

    /// A spline through `keys`, at least two of a kind; `spans` nil for keys at even times.
    init(_ keys: [AnimationValue], _ shape: TensionContinuityBias, spans: KeyframeTimes?) {
        let (vectors, form) = KeyVector.vectors(of: keys)
        let last = vectors.count - 1
        func step(_ index: Int) -> KeyVector { vectors[index + 1] - vectors[index] }
        func relativeLength(_ part: Int, _ other: Int) -> Double {
            guard let spans else { return 1 }
            let sum = spans.span(part) + spans.span(other)
            return sum > 0 ? 2 * spans.span(part) / sum : 1
        }
        starts = (0..<last).map { index in
            let weights = shape.outgoing(at: index)
            let before = max(0, index - 1)
            return (step(before) * weights.before + step(index) * weights.after) * relativeLength(index, before)
        }
        ends = (0..<last).map { index in
            let weights = shape.incoming(at: index + 1)
            let after = min(last - 1, index + 1)
            return (step(index) * weights.before + step(after) * weights.after) * relativeLength(index, after)
        }
        self.keys = vectors
        self.form = form
    }

    /// The value at `t` of stretch `index`, 0 at its start and 1 at its end, by the cubic Hermite form.
    func value(in index: Int, at t: Double) -> AnimationValue {
        let square = t * t
        let cube = t * t * t
        let vector =
            keys[index] * (2 * cube - 3 * square + 1) + starts[index] * (cube - 2 * square + t)
            + ends[index] * (cube - square) + keys[index + 1] * (3 * square - 2 * cube)
        return vector.value(as: form)
    }

    /// The lengths of all stretches, each in `samples` parts.
    func lengths(samples: Int) -> [Double] {
        starts.indices.flatMap { index in
            (0..<samples).map { sample in
                let start = value(in: index, at: Double(sample) / Double(samples))
                return start.distance(to: value(in: index, at: Double(sample + 1) / Double(samples)))
            }
        }
    }
}

/// The tension, continuity and bias of a spline at each key; 0 where none is given.
struct TensionContinuityBias {
    private let tension: [Double]
    private let continuity: [Double]
    private let bias: [Double]

    @MainActor init(_ animation: CAKeyframeAnimation) {
        func numbers(_ values: [NSNumber]?) -> [Double] {
            (values ?? []).map { $0.doubleValue.isFinite ? $0.doubleValue : 0 }
        }
        tension = numbers(animation.tensionValues)
        continuity = numbers(animation.continuityValues)
        bias = numbers(animation.biasValues)
    }

    /// The weights of the steps to and from key `index` in the outgoing tangent at that key.
    func outgoing(at index: Int) -> (before: Double, after: Double) {
        let (t, c, b) = values(at: index)
        return ((1 - t) * (1 + c) * (1 + b) / 2, (1 - t) * (1 - c) * (1 - b) / 2)
    }

    /// The weights of the steps to and from key `index` in the incoming tangent at that key.
    func incoming(at index: Int) -> (before: Double, after: Double) {
        let (t, c, b) = values(at: index)
        return ((1 - t) * (1 - c) * (1 + b) / 2, (1 - t) * (1 + c) * (1 - b) / 2)
    }

    private func values(at index: Int) -> (Double, Double, Double) {
        func value(_ numbers: [Double]) -> Double { index < numbers.count ? numbers[index] : 0 }
        return (value(tension), value(continuity), value(bias))
    }
}
