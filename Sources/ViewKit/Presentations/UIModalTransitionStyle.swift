/// How a controller comes that is presented without an animator, and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from the bottom.
    case coverVertical
    /// The screen turns about its vertical axis.
    case flipHorizontal
    /// It fades in.
    case crossDissolve
}
