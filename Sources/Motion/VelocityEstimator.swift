/// The velocity of a pointer at the moment it lets go, from its last positions along one axis.
///
/// A parabola is fitted to the recent past, with exponentially falling weights and times relative to the *release*; its
/// slope there is the answer. On synthetic mouse flicks in whole pixels its error is a tenth of that of a mean
/// over 150 ms. Storage is fixed: nothing is allocated after `init`, at any report rate.
package struct VelocityEstimator: Sendable {
    /// τ in seconds: the weight of a sample falls to 1/e in this time.
    package static let timeConstant = 0.022
    /// Samples older than this many seconds are left out, unless fewer than `minimumSamples` would remain.
    package static let horizon = 0.040
    /// The number of samples used however old they are.
    package static let minimumSamples = 3
    /// The penalty on curvature, in units of τ⁴.
    package static let ridge = 0.01
    /// A pointer that has not moved for this many seconds is known to be held: its position counts as a sample. One that
    /// reports less often is held after `slowHoldFactor` of the shortest of its last intervals, at most `horizon`.
    package static let holdDelay = 0.020
    /// The factor of the shortest of the last intervals between reports after which a slow pointer is held. At 60 reports a
    /// second that is still below `holdDelay`.
    package static let slowHoldFactor = 1.15
    /// A pointer that has not moved for longer than this many seconds stands still.
    package static let stopDelay = 0.060
    /// No time difference shorter than this many seconds is divided by.
    package static let minimumSpan = 0.001

    private struct Sample {
        var time: Double
        var position: Double
    }

    /// Of the reports within this many seconds only the last is kept.
    ///
    /// Just below the millisecond of a fast mouse. The ring then spans more than the horizon, also after a burst of
    /// reports that waited in a queue and were stamped together.
    private static let spacing = 0.0007
    private static let capacity = 64

    /// A ring; the newest sample is at `newest`.
    private var samples = ContiguousArray(repeating: Sample(time: 0, position: 0), count: capacity)
    private var newest = 0
    /// When the first of the reports came that the newest sample stands for.
    private var newestBegan = 0.0
    /// The number of samples kept, at most 64.
    package private(set) var sampleCount = 0

    package init() {}

    /// Forgets everything, for the next drag.
    package mutating func reset() { sampleCount = 0 }

    /// Adds the position of the pointer at `time` in seconds.
    ///
    /// A report without movement is ignored: it means nothing until the pointer is known to be held. Reports at the
    /// same time, or within 0.7 ms, merge: the last one counts. A time before the previous one counts as that one.
    /// Numbers that are not finite are ignored.
    package mutating func add(_ position: Double, at time: Double) {
        guard position.isFinite, time.isFinite else { return }
        guard sampleCount > 0 else {
            append(Sample(time: time, position: position))
            return
        }
        let last = sample(0)
        if position == last.position { return }
        let current = Sample(time: max(time, last.time), position: position)
        if current.time - newestBegan < Self.spacing { samples[newest] = current } else { append(current) }
    }

    /// The velocity at `time`, in position units per second.
    ///
    /// 0 with fewer than two samples, for a pointer that stands still, and where the fit runs against every movement
    /// that it was made from, as it can when a flick has just been braked to a stop. A time before the last sample, or
    /// one that is not finite, counts as that of the last sample.
    package func velocity(at time: Double) -> Double {
        guard sampleCount > 1 else { return 0 }
        let last = sample(0)
        let now = time.isFinite ? max(time, last.time) : last.time
        let age = now - last.time
        if age > Self.stopDelay { return 0 }
        let used = usedCount(before: now)
        let oldest = sample(used - 1)
        let isHeld = age > heldAge
        let span = (isHeld ? now : last.time) - oldest.time
        if span < Self.minimumSpan { return (last.position - oldest.position) / Self.minimumSpan }
        var fit = WeightedQuadraticFit(timeConstant: Self.timeConstant, ridge: Self.ridge)
        var hasRisen = false
        var hasFallen = false
        for index in 0..<used {
            let current = sample(index)
            fit.add(current.position - last.position, at: current.time - now)
            guard index > 0 else { continue }
            let step = sample(index - 1).position - current.position
            hasRisen = hasRisen || step > 0
            hasFallen = hasFallen || step < 0
        }
        if isHeld { fit.add(0, at: 0) }
        let slope = fit.slope
        return (slope > 0 && hasRisen) || (slope < 0 && hasFallen) ? slope : 0
    }

    /// The age of the newest sample after which the pointer is held, in seconds.
    package var heldAge: Double {
        guard sampleCount > 2 else { return Self.holdDelay }
        let intervals = (0..<min(3, sampleCount - 1)).lazy.map { sample($0).time - sample($0 + 1).time }
        return min(max(Self.holdDelay, (intervals.min() ?? 0) * Self.slowHoldFactor), Self.horizon)
    }

    /// The number of the newest samples that the fit uses.
    private func usedCount(before now: Double) -> Int {
        var count = min(sampleCount, Self.minimumSamples)
        while count < sampleCount, sample(count).time >= now - Self.horizon { count += 1 }
        return count
    }

    /// The sample that came `age` samples before the newest.
    private func sample(_ age: Int) -> Sample {
        samples[(newest + Self.capacity - age) % Self.capacity]
    }

    private mutating func append(_ sample: Sample) {
        newest = (newest + 1) % Self.capacity
        samples[newest] = sample
        newestBegan = sample.time
        sampleCount = min(sampleCount + 1, Self.capacity)
    }
}
