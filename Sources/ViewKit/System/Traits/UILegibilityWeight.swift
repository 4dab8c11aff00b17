/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
    /// It is not said.
    case unspecified = -1
    /// The usual weight.
    case regular
    /// A bold weight.
    case bold
}
