/// The motion with which a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// No motion.
    case none
    /// A fade.
    case fade
    /// A slide over the upper edge of the screen.
    case slide
}
