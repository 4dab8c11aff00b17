/// Plays animations of several layers as one: it can hold, turn and move them, and alone begins and ends them.
@MainActor package protocol AnimationPlayer: AnyObject {
    /// Whether the picture changes when time goes on.
    var isAdvancing: Bool { get }
    /// Takes in that the host's clock shows `time`; what is over by then ends.
    func advance(toHostTime time: CFTimeInterval)
    /// Takes in that its host has gone: nothing is played any more, and nobody is told.
    func drop()
    /// Takes in that everything that follows `clock` ends now.
    func clockFinished(_ clock: AnimationClock)
}

/// How far one animation of a player is.
@MainActor package protocol AnimationShare: AnyObject {
    /// The fraction of the way when the host's clock shows `time`; 0 is the start, 1 the end, and beyond goes on.
    func fraction(atHostTime time: CFTimeInterval) -> Double
    /// Whether the property may be left where the animation has come to; otherwise it keeps its model value at any end.
    var settles: Bool { get }
}
