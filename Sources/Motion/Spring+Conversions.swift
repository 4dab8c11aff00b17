#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Spring {
    /// A spring of mass 1 from its response and damping ratio.
    ///
    /// `response` is in seconds, 0 or more; 0, or one so short that the stiffness overflows, gives `immediate`.
    /// `dampingRatio` is 0 or more, and 0 never settles. Throws for anything else.
    package init(response: Double, dampingRatio: Double) throws(InvalidSpring) {
        try InvalidSpring.check(response, "response", atLeast: 0)
        try InvalidSpring.check(dampingRatio, "dampingRatio", atLeast: 0)
        let frequency = 2 * Double.pi / response
        guard (frequency * frequency).isFinite else {
            self = .immediate
            return
        }
        try self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
    }

    /// A spring of mass 1 in SwiftUI's terms.
    ///
    /// `duration` is the response: the period without damping, not the time to settle. `bounce` is above −1 and at
    /// most 1; the damping ratio is 1 − bounce, and 1/(1 + bounce) below 0. A duration of 0 gives `immediate`.
    package init(duration: Double, bounce: Double = 0) throws(InvalidSpring) {
        try InvalidSpring.check(duration, "duration", atLeast: 0)
        guard bounce > -1, bounce <= 1 else {
            throw InvalidSpring(parameter: "bounce", value: bounce, requirement: "a number above -1 and at most 1")
        }
        try self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// The period of the undamped spring in seconds, also SwiftUI's `duration`; 0 for `immediate`.
    package var response: Double { 2 * Double.pi / undampedAngularFrequency }

    /// ζ = c/(2√(km)), not to be confused with the damping coefficient; 1 for `immediate`.
    package var dampingRatio: Double {
        isImmediate ? 1 : damping / (2 * stiffness.squareRoot() * mass.squareRoot())
    }

    /// SwiftUI's measure of liveliness, from just above −1 (creeping) through 0 (critical) to 1 (undamped).
    package var bounce: Double {
        let ratio = dampingRatio
        return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    }
}
