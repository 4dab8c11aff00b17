/// The appearance of a toolbar's background.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
