/// Launches a program by its delegates, in the order of iOS.
@MainActor package final class AppLauncher {
    private let application: any UIApplicationDelegate
    private var scenes: [any UIWindowSceneDelegate]

    /// A launch with the delegate of the application and those of its scenes; without the former a plain one counts.
    package init(application: (any UIApplicationDelegate)?, scenes: [any UIWindowSceneDelegate]) {
        self.application = application ?? PlainDelegate()
        self.scenes = scenes
    }

    /// Tells the delegates that the program is launched under the current host, and returns the window that they made; nil
    /// where they made none.
    ///
    /// The scene's delegate is the one of the class that the application's delegate names, otherwise the first one.
    package func launch() -> UIWindow? {
        let shared = UIApplication.shared
        shared.delegate = application
        _ = application.application(shared, willFinishLaunchingWithOptions: nil)
        _ = application.application(shared, didFinishLaunchingWithOptions: nil)
        post(UIApplication.didFinishLaunchingNotification, by: shared)
        if let scene = shared.connectedScenes.first, let delegate = delegate(connecting: scene, shared) {
            delegate.sceneWillEnterForeground(scene)
            post(UIScene.willEnterForegroundNotification, by: scene)
            application.applicationDidBecomeActive(shared)
            post(UIApplication.didBecomeActiveNotification, by: shared)
            delegate.sceneDidBecomeActive(scene)
            post(UIScene.didActivateNotification, by: scene)
            if let window = delegate.declaredWindow { return window }
        } else {
            application.applicationDidBecomeActive(shared)
            post(UIApplication.didBecomeActiveNotification, by: shared)
        }
        return application.declaredWindow ?? shared.keyWindow ?? shared.windows.last
    }

    private func delegate(connecting scene: UIScene, _ shared: UIApplication) -> (any UIWindowSceneDelegate)? {
        let session = scene.session
        let options = UIScene.ConnectionOptions()
        session.configuration = application.application(
            shared, configurationForConnecting: session, options: options)
        session.scene = scene
        let named: AnyClass? = session.configuration.delegateClass
        let delegate = scenes.first { type(of: $0) == named } ?? scenes.first
        scene.delegate = delegate
        delegate?.scene(scene, willConnectTo: session, options: options)
        post(UIScene.willConnectNotification, by: scene)
        return delegate
    }

    private func post(_ name: Notification.Name, by object: AnyObject) {
        NotificationCenter.default.post(name: name, object: object)
    }

    private final class PlainDelegate: NSObject, UIApplicationDelegate {}
}
