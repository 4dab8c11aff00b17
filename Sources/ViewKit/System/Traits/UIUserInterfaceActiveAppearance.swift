/// Whether the interface is the active one of several windows.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// It is not said.
    case unspecified = -1
    /// Another window is active.
    case inactive
    /// It is active.
    case active
}
