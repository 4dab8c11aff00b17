/// A transition that runs, in numbers.
package struct TransitionStatus: Hashable, Sendable, BitwiseCopyable {
    /// Its number among all that ever began, counted from 1.
    package var number: Int
    /// 0 to 1, and beyond where a spring overshoots.
    package var progress: Double
    /// The velocity at which a gesture or a spring moves it, in progress per second; nil without one of both.
    package var velocity: Double?
    /// Whether a gesture drives it.
    package var isInteractive: Bool
    /// Whether it leaves a screen for the one before it: a pop, or a dismissal.
    package var leadsBack: Bool

    package init(number: Int, progress: Double, velocity: Double?, isInteractive: Bool, leadsBack: Bool) {
        self.number = number
        self.progress = progress
        self.velocity = velocity
        self.isInteractive = isInteractive
        self.leadsBack = leadsBack
    }
}
