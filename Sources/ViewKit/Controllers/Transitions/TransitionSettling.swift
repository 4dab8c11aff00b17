import LayerTree

/// The motion of a transition to one of its ends after a release, as far as it was shown.
struct TransitionSettling {
    let completion: TransitionCompletion
    /// The time for which it was shown last; nil before the first time.
    private var shownTime: CFTimeInterval?

    init(_ completion: TransitionCompletion) { self.completion = completion }

    /// The progress to show at the host's `time`; nil once what shows stays within `tolerance` of the target.
    ///
    /// The picture that shows is evaluated, not the next one: the last step is no longer than the tolerance.
    mutating func progress(at time: CFTimeInterval, within tolerance: Double) -> Double? {
        if let shownTime, completion.isSettled(at: shownTime, within: tolerance) { return nil }
        shownTime = time
        return completion.state(at: time).position
    }
}
