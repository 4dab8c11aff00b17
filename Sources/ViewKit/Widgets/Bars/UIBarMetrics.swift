/// The room that a bar has.
public enum UIBarMetrics: Int, Sendable {
    /// The usual room.
    case `default`
    /// Less, as on a phone that lies on its side.
    case compact
}
