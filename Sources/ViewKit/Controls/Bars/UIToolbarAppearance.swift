/// How a toolbar looks behind its items.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
