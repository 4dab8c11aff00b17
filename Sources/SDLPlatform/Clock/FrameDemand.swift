/// The condition that begins the next turn of the frame loop.
package enum FrameDemand: Hashable, Sendable {
    /// Something moves or a finger is down: every refresh of the display counts.
    case everyRefresh
    /// Nothing moves: the next turn comes with the next event or wake-up, however long that takes.
    case nextEvent
    /// Nothing moves before a time in seconds of the monotonic clock: the turn comes with the next event, or then.
    case eventOrTime(Double)
}
