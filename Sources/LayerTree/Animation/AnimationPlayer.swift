/// Plays animations of several layers as one: pauses, reverses and scrubs them, and alone begins and ends them.
@MainActor package protocol AnimationPlayer: AnyObject {
    /// Whether the picture changes when time goes on.
    var isAdvancing: Bool { get }
    /// Called when the host's clock shows `time`; ends what is over by then.
    func advance(toHostTime time: CFTimeInterval)
    /// Called when the host is deallocated: drops all animations without calling completions.
    func drop()
    /// Called when everything that follows `clock` ends now.
    func clockFinished(_ clock: AnimationClock)
}

/// The progress of one animation of a player.
@MainActor package protocol AnimationTrack: AnyObject {
    /// The progress when the host's clock shows `time`: 0 at the start, 1 at the end; values beyond continue the
    /// motion.
    func fraction(atHostTime time: CFTimeInterval) -> Double
    /// The time and the pace that it has where nothing but time moves the player.
    var schedule: AnimationSchedule { get }
    /// Whether the property may be left where the animation has come to; otherwise it keeps its model value at any end.
    var settles: Bool { get }
}
