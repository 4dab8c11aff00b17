/// How a tab bar looks behind its items.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}
