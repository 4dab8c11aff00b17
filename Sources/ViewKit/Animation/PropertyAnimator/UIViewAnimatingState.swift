/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// It was not started, or is over.
    case inactive
    /// It was started; it runs, or is paused.
    case active
    /// It was stopped, and waits for `finishAnimation(at:)`.
    case stopped
}
