#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Spring {
    /// When the motion from `start` is within `tolerance` of the target for good, in seconds: exact.
    ///
    /// 0 where it never leaves the tolerance; infinite where it never settles, which an undamped spring beyond the
    /// tolerance does not, and where the tolerance is not above 0. At the answer the position *is* within the
    /// tolerance.
    package func settlingTime(from start: MotionState, within tolerance: Double) -> Double {
        let start = start.withFiniteParts
        if isImmediate || start == .rest { return 0 }
        guard tolerance > 0 else { return .infinity }
        if let frequency = dampedAngularFrequency {
            return oscillationSettlingTime(from: start, within: tolerance, frequency: frequency)
        }
        return creepSettlingTime(from: start, within: tolerance)
    }

    /// A time from which on not only the motion but its envelope is within `tolerance`, in seconds.
    ///
    /// A running animation stops at this time: an oscillation passes through the target long before it rests there,
    /// and at this bound its speed, too, is at most `tolerance`·ω₀. Never earlier than `settlingTime`, and equal to it
    /// for springs that do not oscillate. Source: ln(hypot(x₀, (v₀+βx₀)/ω_d)/tolerance)/β.
    package func settlingBound(from start: MotionState, within tolerance: Double) -> Double {
        let start = start.withFiniteParts
        guard start != .rest, tolerance > 0, let frequency = dampedAngularFrequency else {
            return settlingTime(from: start, within: tolerance)
        }
        let amplitude = amplitude(from: start, frequency: frequency)
        return amplitude > tolerance ? log(amplitude / tolerance) / decayRate : 0
    }

    /// Half the width of an oscillation's envelope at its start.
    private func amplitude(from start: MotionState, frequency: Double) -> Double {
        hypot(start.position, (start.velocity + decayRate * start.position) / frequency)
    }

    /// Looks in the half period after the last turn whose deflection exceeds the tolerance.
    private func oscillationSettlingTime(
        from start: MotionState, within tolerance: Double, frequency: Double
    ) -> Double {
        let firstTurn = firstTurn(from: start) ?? 0
        let halfPeriod = Double.pi / frequency
        // The deflection of a turn is the envelope times ω_d/ω₀.
        let envelope = amplitude(from: start, frequency: frequency) * frequency / undampedAngularFrequency
        if decayRate == 0 { return envelope > tolerance ? .infinity : 0 }
        let lastTime = log(envelope / tolerance) / decayRate
        guard lastTime < .infinity else { return .infinity }
        var index = ((lastTime - firstTurn) / halfPeriod).rounded(.down)
        func exceeds(_ time: Double) -> Bool { state(from: start, after: time).position.magnitude > tolerance }
        // Rounding may have taken the turn next to the right one.
        if index >= 0, !exceeds(firstTurn + index * halfPeriod) { index -= 1 }
        if exceeds(firstTurn + max(index + 1, 0) * halfPeriod) { index = max(index + 1, 0) }
        if index >= 0 {
            let turn = firstTurn + index * halfPeriod
            return lastCrossing(from: start, of: tolerance, between: turn, and: turn + halfPeriod)
        }
        guard start.position.magnitude > tolerance else { return 0 }
        return lastCrossing(from: start, of: tolerance, between: 0, and: firstTurn)
    }

    private func creepSettlingTime(from start: MotionState, within tolerance: Double) -> Double {
        func exceeds(_ time: Double) -> Bool { state(from: start, after: time).position.magnitude > tolerance }
        var low = 0.0
        if let turn = firstTurn(from: start) {
            if exceeds(turn) {
                low = turn
            } else {
                return exceeds(0) ? lastCrossing(from: start, of: tolerance, between: 0, and: turn) : 0
            }
        } else if !exceeds(0) {
            return 0
        }
        let slowRate = overdampedRates(root: max(-discriminant, 0).squareRoot()).slow
        var step = -1 / slowRate
        while exceeds(low + step) {
            step *= 2
            if low + step == .infinity { return .infinity }
        }
        return lastCrossing(from: start, of: tolerance, between: low, and: low + step)
    }

    /// The end of the last interval of floating-point times in which the deflection falls to `tolerance`.
    ///
    /// It exceeds the tolerance at `low`, does not at `high`, and crosses it once between them.
    private func lastCrossing(
        from start: MotionState, of tolerance: Double, between low: Double, and high: Double
    ) -> Double {
        var low = low
        var high = high
        while true {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { return high }
            if state(from: start, after: middle).position.magnitude > tolerance { low = middle } else { high = middle }
        }
    }
}
