/// The object that is told about the life of a scene with windows, and holds the first of them.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Nil, and setting it does nothing.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
