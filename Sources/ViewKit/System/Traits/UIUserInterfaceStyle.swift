/// The appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// It is not said.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// The layer of the interface that content belongs to; in the dark appearance an upper one is lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// No level is said.
    case unspecified = -1
    /// The main content of a window.
    case base
    /// Content above that, such as a sheet.
    case elevated
}

/// The activity of an interface among those of several windows.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// It is not said.
    case unspecified = -1
    /// Another window is active.
    case inactive
    /// It is active.
    case active
}
