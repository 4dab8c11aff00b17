#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A damped harmonic oscillator, `m·x″ + c·x′ + k·x = 0`, where x is the distance from the target.
///
/// A spring is only the three constants; `SpringMotion` is one run of it. The numbers are checked when the spring is
/// made, so every spring has an answer for every state and every time.
///
/// The field describes the same spring in three ways, which convert into each other:
/// - mass, stiffness and damping *coefficient* c (`CASpringAnimation`);
/// - response, the period of the undamped spring in seconds, and damping *ratio* ζ: 1 is the fastest approach without
///   overshoot, less bounces, more creeps;
/// - duration, which is the response, and bounce: 0 is critical, 1 never ends, below 0 creeps (SwiftUI).
package struct Spring: Hashable, Sendable, BitwiseCopyable {
    /// m, above 0.
    package let mass: Double
    /// k in mass units per square second, above 0; infinite for a spring that jumps.
    package let stiffness: Double
    /// c in mass units per second, 0 or more; infinite for a spring that jumps.
    package let damping: Double

    /// A spring from physical constants.
    ///
    /// Throws where mass or stiffness is not above 0, damping is negative, any of them is not finite, or they lie so
    /// far apart that the squares of frequency or decay rate leave the range of a `Double`.
    package init(mass: Double = 1, stiffness: Double, damping: Double) throws(InvalidSpring) {
        try InvalidSpring.check(mass, "mass", moreThan: 0)
        try InvalidSpring.check(stiffness, "stiffness", moreThan: 0)
        try InvalidSpring.check(damping, "damping", atLeast: 0)
        self.init(uncheckedMass: mass, stiffness: stiffness, damping: damping)
        guard frequencySquared.isNormal else {
            throw InvalidSpring(
                parameter: "stiffness", value: stiffness, requirement: "one closer to the mass of \(mass)")
        }
        guard (decayRate * decayRate).isFinite else {
            throw InvalidSpring(parameter: "damping", value: damping, requirement: "one closer to the mass of \(mass)")
        }
    }

    /// For constants that are known to be valid.
    init(uncheckedMass mass: Double, stiffness: Double, damping: Double) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
    }

    /// The spring that is at its target at once: what a response of 0 means.
    package static let immediate = Spring(uncheckedMass: 1, stiffness: .infinity, damping: .infinity)

    /// Whether the spring takes no time.
    package var isImmediate: Bool { stiffness == .infinity }
}

extension Spring {
    /// ω₀² in 1/s².
    var frequencySquared: Double { stiffness / mass }

    /// ω₀, the frequency without damping, in radians per second.
    package var undampedAngularFrequency: Double { frequencySquared.squareRoot() }

    /// β = c/2m in 1/s: how fast the envelope of an oscillation shrinks.
    package var decayRate: Double { damping / (2 * mass) }

    /// ω₀² − β²: above 0 the spring oscillates, below it creeps.
    var discriminant: Double { frequencySquared - decayRate * decayRate }

    /// ω_d in radians per second; nil for a spring that does not oscillate.
    package var dampedAngularFrequency: Double? { isUnderdamped ? discriminant.squareRoot() : nil }

    /// Whether the spring swings through its target from rest.
    ///
    /// A damping that misses the critical one by no more than its own rounding counts as critical.
    package var isUnderdamped: Bool { !isImmediate && discriminant > 1e-12 * frequencySquared }
}
