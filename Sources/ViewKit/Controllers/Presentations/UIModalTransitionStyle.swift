/// The transition of a controller that is presented, and dismissed, without an animator.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from the bottom.
    case coverVertical
    /// The screen turns about its vertical axis.
    case flipHorizontal
    /// It fades in.
    case crossDissolve
    /// The presenter's page curls up from its corner, part of the way, and shows what is presented beneath; a tap on the
    /// page turns it back. Only for the presentation style `fullScreen`.
    case partialCurl
}
