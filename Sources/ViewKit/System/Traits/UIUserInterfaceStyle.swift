/// The appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// It is not said.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
