/// An animation of one property as its layer has it: when it runs, how, and between which values.
package struct ListedAnimation {
    /// The maker of the animation.
    package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        /// A block of `UIView.animate` and its like.
        case view
        case propertyAnimator, basic, spring, keyframes
        /// A member of a group, whatever it is itself.
        case groupMember
        /// A `CATransition`.
        case transition
    }

    /// The time at which the first run begins.
    package enum Begin {
        /// A time of the clock, or without one of the layer.
        case time(CFTimeInterval)
        /// So many seconds after the first frame, which has not been yet.
        case afterFirstFrame(TimeInterval)
        /// So many seconds after the player's first start, which was at `start` of the host's time.
        case afterStart(TimeInterval, start: CFTimeInterval)
    }

    package var kind: Kind
    /// Empty for none.
    package var keyPath: String
    /// The clock of the transition in whose setup the animation was made; nil for the layer's own time.
    package var clock: AnimationClock?
    package var begin: Begin
    /// Seconds from when the animation, or its player, was started to the begin, where they are known; else 0.
    package var delay: TimeInterval
    /// The length of one run in seconds of the clock, not its way back.
    package var duration: TimeInterval
    /// Seconds from the begin of one run to that of the next.
    package var interval: TimeInterval
    /// The number of runs, each with its way back; infinite where they never end.
    package var repeatCount: Double
    /// Whether each run is followed by one backwards.
    package var autoreverses: Bool
    package var fillsBackwards: Bool
    package var fillsForwards: Bool
    package var isAdditive: Bool
    /// Whether the end value shows, whatever the time.
    package var isMuted: Bool
    /// The fraction of the way at even times of one run, from its begin to its end.
    package var curve: [Float]
    /// The times of keyframes as fractions of a run, 0 to 1; empty for an animation without keyframes.
    package var keyTimes: [Double]
    package var from: ListedValue
    package var to: ListedValue

    /// The number of samples of a curve.
    package static let sampleCount = 33
    /// The most times of keyframes; of more than those some are left out, evenly.
    package static let keyTimeLimit = 200
}
