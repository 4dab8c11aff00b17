/// The settings of people who need the screen to behave differently.
@preconcurrency @MainActor public enum UIAccessibility {
    /// Whether large motion is to be replaced by something calmer, such as a short cross-fade.
    public static var isReduceMotionEnabled: Bool { HostScope.current.screen.settings.reducesMotion }
}
