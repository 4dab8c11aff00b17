/// The contrast of the colours.
public enum UIAccessibilityContrast: Int, Sendable {
    /// It is not said.
    case unspecified = -1
    /// The usual contrast.
    case normal
    /// A higher contrast than usual.
    case high
}
