/// The colour of what a status bar shows.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark where the controller has the light appearance, light where it has the dark one.
    case `default`
    /// Light, for dark backgrounds.
    case lightContent
    /// Dark, for light backgrounds.
    case darkContent = 3
}
