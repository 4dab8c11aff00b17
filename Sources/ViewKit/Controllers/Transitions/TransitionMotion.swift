/// The motion that a timeline itself gives its transition, beside time and the code that sets the progress.
enum TransitionMotion {
    /// Nothing.
    case none
    /// Nothing yet: the finger is lifted that stood for a progress, which the code that hears of that may change.
    case lifted(from: Double)
    /// It follows the press that took the transition over.
    case grabbed(TransitionGrab)
    /// To one of the ends, after a release.
    case settling(TransitionSettling)
    /// Back to the start, at the speed of time.
    case rewinding(LinearTime)
    /// To one of the ends, of what runs alongside a transition that foreign code moves.
    case alongside(LinearTime)

    /// Local time that changes evenly with the host's.
    struct LinearTime {
        /// The local time at `start`, in seconds.
        var origin: CFTimeInterval
        /// The host's time at which the motion begins; nil before its first frame.
        var start: CFTimeInterval?
        /// Local seconds in a second of the host; below 0 in reverse.
        var speed: Double

        /// The local time when the host's clock shows `time`, which becomes the start if there is none.
        mutating func local(atHostTime time: CFTimeInterval) -> CFTimeInterval {
            let start = self.start ?? time
            self.start = start
            return origin + (time - start) * speed
        }
    }
}
