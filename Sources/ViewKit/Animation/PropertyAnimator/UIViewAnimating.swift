/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// The state: inactive, active, or stopped with its end position still open.
    var state: UIViewAnimatingState { get }
    /// Whether time moves it, in either direction; a running animation is active.
    var isRunning: Bool { get }
    /// Whether it goes back to its start, or will when it is started.
    var isReversed: Bool { get set }
    /// The progress, 0 to 1 and perhaps beyond; setting it scrubs, usually only while it does not run.
    var fractionComplete: CGFloat { get set }
    /// Starts, or goes on after a pause.
    func startAnimation()
    /// Starts `delay` seconds from now.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds it where it is; one that was never started becomes active, at its start.
    func pauseAnimation()
    /// Ends it where it is: at once and without completions (`withoutFinishing` true), or with `finishAnimation(at:)` to
    /// follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends it after `stopAnimation(false)`: puts everything at `finalPosition` and runs the completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// It was not started, or is over.
    case inactive
    /// It was started; it runs, or is paused.
    case active
    /// It was stopped, and waits for `finishAnimation(at:)`.
    case stopped
}

/// The position at which an animator ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the values that its animations set.
    case end
    /// At the values from before.
    case start
    /// At the values at which it was stopped.
    case current
}
