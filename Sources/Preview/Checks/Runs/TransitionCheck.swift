/// A run of a transition: the steps that it is taken through from its first screen on.
///
/// The state that the screens have to be in is the matter of each `Expectation`.
struct TransitionCheck: Hashable, Sendable {
    /// The name in reports, which stays the same.
    let name: String
    let steps: [Step]

    init(_ name: String, _ steps: [Step]) {
        self.name = name
        self.steps = steps
    }

    /// One of the two ends of the transition.
    enum End: Hashable, Sendable { case before, after }

    /// A step of a run. One that cannot be done ends the run, and its reason is noted as an omission.
    enum Step: Hashable, Sendable {
        /// Plays it to its end.
        case play
        /// Plays the way back to its end.
        case playBack
        /// Plays it, and cancels it half-way.
        case interrupt
        /// Shows it at a progress, or has a finger hold it at that fraction of its path.
        case show(Double)
        /// Shows the way back likewise.
        case showBack(Double)
        /// Looks at what shows: the same as at an earlier look at that progress, and half-way something else than at first.
        case look
        /// Observes it for half a second while nothing moves it.
        case watch
        /// Lets go of it, so that it runs on to its end.
        case letGo
        /// Lets go of it, and presses for a moment while it runs on.
        case letGoAndPress
        /// Lets go of it with the velocity of a finger on its way to the end.
        case flick
        /// The same; then a finger stops it on its way, holds it for half a second and is lifted.
        case flickAndCatch
        /// Has it go back to where it began.
        case cancel
        /// Plays the way that is next, and presses the middle of the screen for a moment after so many frames.
        case playNext(pressedAfter: Int)
        /// Shows the way that is next at a progress, or moves on to it where fingers hold it.
        case showNext(Double)
        /// Lets go of it with velocity; then a finger stops it up to so many times, each after so many frames, and is lifted.
        case flickAndCatchAgain(times: Int, frames: Int)
        /// Gives the screen its other size, or the first one again, and brings what still runs to its end.
        case changeSize
        /// The same, and begins it again in the frame after that.
        case cancelAndBegin
        /// Makes frames.
        case wait(frames: Int)
        /// Keeps the picture at rest as that of the first end.
        case keepStart
        /// Keeps the pictures at rest, with which later runs are compared.
        case keepEnds
        /// Compares the picture with that of an end.
        case compare(End, FindingKind, phase: String)
        /// The same, where progress moves it; a little may be another one.
        case compareNear(End, FindingKind, phase: String)
        /// Compares the picture with that of the end at which it began, and observes the screens.
        case compareCancelled(phase: String)
        /// Compares the picture with that of the end at which it has come to rest, whichever that is, and observes the screens.
        case compareRest(phase: String)
        /// Observes the screens at an end.
        case observe(End, phase: String)
    }

    /// The pictures of the screens at rest, before the transition and after it.
    struct Ends {
        /// The screens as they open.
        var opened: CheckedTransition.Picture
        var before: CheckedTransition.Picture
        var after: CheckedTransition.Picture
    }
}
