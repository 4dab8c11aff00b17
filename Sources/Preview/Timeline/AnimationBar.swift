import LayerTree

/// One animation on the axis of a timeline.
package struct AnimationBar: Hashable, Sendable {
    package typealias Kind = ListedAnimation.Kind

    /// The begin of the first run in seconds of the axis; below 0 for what began before it.
    package var begin: Double
    /// The length of one run in seconds, without its way back.
    package var duration: Double
    /// Seconds from the begin of one run to that of the next; more than the duration where a group repeats.
    package var interval: Double
    /// The number of runs, fractions allowed; infinite for what never ends.
    package var repeatCount: Double
    /// Whether each run is followed by one backwards.
    package var autoreverses: Bool
    /// Whether the first value shows before the begin.
    package var fillsBackwards: Bool
    /// Whether the last value goes on to show after the end.
    package var fillsForwards: Bool
    /// Whether the value is added to what the layer has without it.
    package var isAdditive: Bool
    /// Whether the end value shows, whatever the time.
    package var isMuted: Bool
    package var kind: Kind
    /// The fraction of the way at 33 even times of a run; springs go beyond 1.
    package var curve: [Float]
    /// The times of keyframes in fractions of a run, 0 to 1; empty for an animation without.
    package var keyTimes: [Double]
    /// The value at the start: of a view's animation that of the property, of another additive one what it adds.
    package var from: Value
    /// The value at the end.
    package var to: Value

    /// A value at an end.
    package struct Value: Hashable, Sendable {
        /// See `ListedValue.numbers`.
        package var numbers: [Double]
        /// See `ListedValue.text`.
        package var text: String

        package init(numbers: [Double] = [], text: String = "") {
            self.numbers = numbers
            self.text = text
        }
    }

    /// The end of the last run, in seconds of the axis; infinite for what never ends.
    package var end: Double {
        if repeatCount == 1 { return begin + (autoreverses ? 2 : 1) * duration }
        guard interval > 0 else { return begin + duration }
        return begin + max(0, repeatCount * interval - (autoreverses ? 0 : interval - duration))
    }

    /// The samples of a curve.
    package static let sampleCount = ListedAnimation.sampleCount
    /// The most numbers of a value.
    static let numberLimit = 16
    /// The most times of keyframes.
    static let keyTimeLimit = ListedAnimation.keyTimeLimit
}
