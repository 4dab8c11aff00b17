/// The position at which an animator ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the values that its animations set.
    case end
    /// At the values from before.
    case start
    /// At the values at which it was stopped.
    case current
}
