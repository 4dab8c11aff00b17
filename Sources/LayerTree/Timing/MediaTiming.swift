/// The plain values of a `CAMediaTiming`, and the arithmetic that the header of Core Animation describes.
package struct MediaTiming: Hashable, Sendable {
    package var beginTime: CFTimeInterval = 0
    package var duration: CFTimeInterval = 0
    package var speed: Double = 1
    package var timeOffset: CFTimeInterval = 0
    package var repeatCount: Double = 0
    package var repeatDuration: CFTimeInterval = 0
    package var autoreverses = false
    package var fillsForwards = false
    package var fillsBackwards = false

    package init() {}

    /// Local time at `parentTime`, before repetition.
    package func localTime(at parentTime: CFTimeInterval) -> CFTimeInterval {
        (parentTime - beginTime) * speed + timeOffset
    }

    /// The parent's time at `localTime`; infinite where the speed is zero.
    package func parentTime(at localTime: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? .infinity : (localTime - timeOffset) / speed + beginTime
    }

    /// Whether there is more than one run, or a part of one.
    package var repeats: Bool { autoreverses || repeatDuration > 0 || (repeatCount > 0 && repeatCount != 1) }

    /// The length of all runs together, in local seconds; infinite where they never end, 0 without a duration.
    package var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        guard duration > 0 else { return 0 }
        let once = autoreverses ? duration * 2 : duration
        return once * (repeatCount > 0 ? repeatCount : 1)
    }

    /// Whether the last run is over at `parentTime`; where time stands (`speed` 0) it never is.
    package func isOver(at parentTime: CFTimeInterval) -> Bool {
        let time = localTime(at: parentTime)
        if speed == 0 { return false }
        return speed > 0 ? time >= activeDuration : time <= 0
    }

    /// A moment within the active time.
    package struct Run: Hashable, Sendable {
        /// Seconds into the run, 0 to the duration; in a run backwards they shrink.
        package var time: CFTimeInterval
        /// The number of runs, each with its way back, that were over before this one.
        package var index = 0.0
    }

    /// The run at `parentTime`; nil where nothing shows.
    ///
    /// The instant at which the active time ends, seen in the parent's time, belongs to what comes after it: without a
    /// fill nothing shows there, unless `holdsEnd`.
    package func run(at parentTime: CFTimeInterval, holdsEnd: Bool = false) -> Run? {
        let time = localTime(at: parentTime)
        let active = activeDuration
        guard time.isFinite else { return nil }
        let isBefore = speed < 0 ? time <= 0 : time < 0
        let isAfter = speed < 0 ? time > active : time >= active
        if isBefore, !fillsBackwards, !(holdsEnd && speed < 0 && time > -Self.tolerance) { return nil }
        if isAfter, !fillsForwards, !(holdsEnd && speed >= 0 && time < active + Self.tolerance) { return nil }
        return fold(min(max(time, 0), active), atEnd: time >= active)
    }

    /// Seconds by which two sums of times may differ and still mean the same instant.
    static let tolerance = 1e-9

    /// Brings a time within the active time into one run, there and back where it reverses.
    private func fold(_ time: CFTimeInterval, atEnd: Bool) -> Run {
        guard duration > 0, time.isFinite else { return Run(time: max(0, duration)) }
        let period = autoreverses ? duration * 2 : duration
        var within = time.truncatingRemainder(dividingBy: period)
        // The very end of a whole number of runs is the end of the last one, not the start of another.
        if atEnd, within == 0, time > 0 { within = period }
        let index = ((time - within) / period).rounded()
        return Run(time: within <= duration ? within : period - within, index: index)
    }

    /// This timing with what cannot be used replaced by its default: numbers that are not finite, where they may not be
    /// infinite, and counts below zero.
    package var usable: MediaTiming {
        var timing = self
        if !beginTime.isFinite { timing.beginTime = 0 }
        if !speed.isFinite { timing.speed = 1 }
        if !timeOffset.isFinite { timing.timeOffset = 0 }
        if !(repeatCount >= 0) { timing.repeatCount = 0 }
        if !(repeatDuration >= 0) { timing.repeatDuration = 0 }
        return timing
    }
}
