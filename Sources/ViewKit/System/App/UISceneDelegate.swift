/// The object that is told about the life of a scene.
///
/// The requirements, all optional on iOS, have default implementations that do nothing.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Called before `scene` shows, to make its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Called before `scene` shows for the first time.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called when `scene` begins to get touches.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Never called: a preview is not interrupted.
    func sceneWillResignActive(_ scene: UIScene)

    /// Never called: a preview does not go into the background.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Never called: a preview ends with its process.
    func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}

    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// The object that is told about the life of a scene with windows, and holds the first of them.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowRequirement {}

extension UIWindowSceneDelegate {
    /// The scene's window, as an optional requirement has it; nil where the class has none, or where it is nil.
    public var window: UIWindow?? { declaredWindow.map(Optional.some) }
}
