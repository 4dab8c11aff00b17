/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
    /// It is not known.
    case unknown
    /// It does not.
    case unavailable
    /// It does measure it.
    case available
}
