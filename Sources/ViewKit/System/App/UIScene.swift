/// One instance of a program's user interface: here everything that one host shows.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The state of a scene: whether it is shown, and whether it gets touches.
    public enum ActivationState: Int, Sendable {
        /// It is not connected.
        case unattached = -1
        /// It is shown, and gets touches.
        case foregroundActive
        /// It is shown, and gets no touches.
        case foregroundInactive
        /// It is not shown.
        case background
    }

    /// The object that is told about the scene's life.
    open var delegate: (any UISceneDelegate)?
    /// The identity of the scene.
    public final let session = UISceneSession(role: .windowApplication)
    /// Always in the foreground and active: what a preview shows is all there is.
    open var activationState: ActivationState { .foregroundActive }
}

extension UIScene {
    /// The reasons for which a scene is connected; a preview has none.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {}
}
