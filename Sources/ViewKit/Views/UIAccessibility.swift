/// The accessibility settings that change the behaviour of the screen.
@preconcurrency @MainActor public enum UIAccessibility {
    /// Whether large motion is to be replaced by something calmer, such as a short cross-fade.
    public static var isReduceMotionEnabled: Bool { HostScope.current.screen.settings.reducesMotion }
}
