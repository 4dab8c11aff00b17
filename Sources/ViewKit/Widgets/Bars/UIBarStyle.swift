/// The look of a bar.
public enum UIBarStyle: Int, Sendable {
    /// The look of the appearance around it.
    case `default`
    /// The look of the dark appearance.
    case black
}
