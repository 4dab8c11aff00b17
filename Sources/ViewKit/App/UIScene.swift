/// What the system shows of a program in one place: here all of what one host shows.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// How a scene takes part in what the user does.
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
