import Motion

/// A sequence of time intervals, which maps a fraction of the whole to an interval and a fraction within it.
struct KeyframeTimes {
    /// The start of each interval, and the end of the last one, as fractions of the whole; ascending.
    private let times: [Double]
    /// The pacing of the first stretches; even for the others.
    private let curves: [CubicBezier]
    /// The number of time intervals per stretch of the track.
    private let samples: Int

    /// Stretches between `times`, at least two, that are ascending.
    init(_ times: [Double], curves: [CubicBezier] = [], samples: Int = 1) {
        self.times = times
        self.curves = curves
        self.samples = samples
    }

    /// Stretches as long as `lengths`, which make `lengths.count / samples` stretches of the track; alike where all are 0.
    init(lengths: [Double], samples: Int) {
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite else {
            self.init(Self.even(lengths.count), samples: samples)
            return
        }
        var times = [0.0]
        var sum = 0.0
        for length in lengths {
            sum += length
            times.append(min(1, sum / total))
        }
        self.init(times, samples: samples)
    }

    /// The times of `count` values, each of which is held where they are `isDiscrete`, or else leads to the next one.
    @MainActor init(_ animation: CAKeyframeAnimation, count: Int, isDiscrete: Bool) {
        guard isDiscrete else {
            self.init(
                Self.usable(animation.keyTimes, count: count) ?? Self.even(count - 1),
                curves: animation.timingFunctions?.map(\.curve) ?? [])
            return
        }
        self.init(Self.steps(animation.keyTimes, count) ?? Self.even(count))
    }

    /// Times for values that are held: one more than values, as documented, or one for the start of each.
    static func steps(_ keyTimes: [NSNumber]?, _ count: Int) -> [Double]? {
        if let times = usable(keyTimes, count: count + 1) { return times }
        guard let keyTimes, keyTimes.count == count, (keyTimes.last?.doubleValue ?? 2) <= 1 else { return nil }
        return usable(keyTimes + [1], count: count + 1)
    }

    /// The starts of `count` stretches of one length, and the end.
    static func even(_ count: Int) -> [Double] { (0...max(1, count)).map { Double($0) / Double(max(1, count)) } }

    /// `keyTimes` where they are `count` times that do not descend, from 0 to 1; nil otherwise, as Core Animation ignores
    /// what does not fit.
    static func usable(_ keyTimes: [NSNumber]?, count: Int) -> [Double]? {
        guard let times = keyTimes?.map(\.doubleValue), times.count == count, count > 1,
            times[0] == 0, times[count - 1] == 1, zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
        else { return nil }
        return times
    }

    /// The stretch of the track that `fraction` lies in, and how far; below 0 and above 1 beyond its first and last stretch.
    func place(of fraction: Double) -> (stretch: Int, fraction: Double) {
        let last = times.count - 2
        var low = 0
        var high = last
        // The last stretch that starts at or before the fraction: where one takes no time, the one after it.
        while low < high {
            let middle = (low + high + 1) / 2
            if times[middle] <= fraction { low = middle } else { high = middle - 1 }
        }
        let span = times[low + 1] - times[low]
        var within = span > 0 ? (fraction - times[low]) / span : 1
        if low < curves.count { within = curves[low].value(at: within) }
        if samples == 1 { return (low, within) }
        return (low / samples, (Double(low % samples) + within) / Double(samples))
    }

    /// The times of the track's stretches: the start of each, and the end of the last one.
    var keyTimes: [Double] { stride(from: 0, to: times.count, by: max(1, samples)).map { times[$0] } }

    /// The fraction that an even pace would have reached, where this pace has reached `fraction`.
    ///
    /// Differs from it within stretches that have a curve of their own.
    func evenFraction(at fraction: Double) -> Double {
        guard !curves.isEmpty, samples == 1, fraction > 0, fraction < 1 else { return fraction }
        let place = place(of: fraction)
        return times[place.stretch] + place.fraction * span(place.stretch)
    }

    /// The length of interval `index`, as a fraction of the whole.
    func span(_ index: Int) -> Double { times[index + 1] - times[index] }
}
