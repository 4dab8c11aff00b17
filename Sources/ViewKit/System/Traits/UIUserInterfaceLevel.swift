/// The layer of the interface that content belongs to; in the dark appearance an upper one is lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// No level is said.
    case unspecified = -1
    /// The main content of a window.
    case base
    /// Content above that, such as a sheet.
    case elevated
}
