/// The appearance of a tab bar's background.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}
