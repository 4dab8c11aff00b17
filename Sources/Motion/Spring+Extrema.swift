#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Spring {
    /// When the motion from `start` first turns round, in seconds; nil where it never does.
    ///
    /// A start at rest away from the target counts as a turn at 0 for an oscillating spring. The next turns of that one
    /// follow every half period; the other springs turn once at most.
    func firstTurn(from start: MotionState) -> Double? {
        let x0 = start.position
        let v0 = start.velocity
        if let frequency = dampedAngularFrequency {
            let angle = atan2(v0 * frequency, frequencySquared * x0 + decayRate * v0)
            if angle == .pi { return 0 }
            return (angle < 0 ? angle + .pi : angle) / frequency
        }
        let root = max(-discriminant, 0).squareRoot()
        let rates = overdampedRates(root: root)
        // The limit of the general form below for root → 0, and the sign of both.
        let critical = v0 / (frequencySquared * x0 - rates.slow * v0)
        guard critical > 0, critical < .infinity else { return nil }
        return root > 0 ? log1p(2 * root * critical) / (2 * root) : critical
    }

    /// The distance by which the motion from `start` goes beyond the target, to the side away from `start`; 0 where it
    /// does not.
    ///
    /// In position units, measured from the target. A critical spring overshoots exactly if it is thrown at the target
    /// faster than ω₀ times the distance. From the target itself, every deflection counts.
    package func overshoot(from start: MotionState) -> Double {
        let start = start.withFiniteParts
        guard !isImmediate, start != .rest, let turn = firstTurn(from: start) else { return 0 }
        let peak = state(from: start, after: turn).position
        if start.position == 0 || peak.sign != start.position.sign { return peak.magnitude }
        guard let frequency = dampedAngularFrequency else { return 0 }
        return state(from: start, after: turn + .pi / frequency).position.magnitude
    }

    /// The first overshoot from rest as a fraction of the distance: exp(−πζ/√(1−ζ²)), 0 from critical damping on.
    package var overshootFraction: Double {
        guard let frequency = dampedAngularFrequency else { return 0 }
        return exp(-.pi * decayRate / frequency)
    }
}
