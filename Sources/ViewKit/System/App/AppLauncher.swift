/// Launches a program by its delegates, in the order of iOS.
@MainActor package final class AppLauncher {
    /// The storyboards at which an app begins, by their names; nil for none.
    package struct Beginning {
        /// The one of an app without scenes.
        package var mainStoryboard: String?
        /// The one of the app's scene.
        package var sceneStoryboard: String?
        /// The one that counts where the delegates show no window by themselves.
        package var fallbackStoryboard: String?

        package init() {}
    }

    private let application: any UIApplicationDelegate
    private var scenes: [any UIWindowSceneDelegate]
    private let beginning: Beginning

    /// A launch with the delegate of the application and those of its scenes; without the former a plain one counts.
    package init(
        application: (any UIApplicationDelegate)?, scenes: [any UIWindowSceneDelegate],
        beginning: Beginning = Beginning()
    ) {
        self.application = application ?? PlainDelegate()
        self.scenes = scenes
        self.beginning = beginning
    }

    /// Tells the delegates that the program is launched under the current host, and returns the window that they made, or that
    /// the app's storyboard has; nil where there is none.
    ///
    /// The scene's delegate is the one of the class that the application's delegate names, otherwise the first one.
    package func launch() -> UIWindow? {
        let shared = UIApplication.shared
        shared.delegate = application
        let window = scenes.isEmpty ? makeWindow(beginning.mainStoryboard) : nil
        if let window { application.window = window }
        _ = application.application(shared, willFinishLaunchingWithOptions: nil)
        _ = application.application(shared, didFinishLaunchingWithOptions: nil)
        post(UIApplication.didFinishLaunchingNotification, by: shared)
        if let window, application.declaredWindow == nil || application.declaredWindow === window {
            window.makeKeyAndVisible()
        }
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
        return application.declaredWindow ?? shared.keyWindow ?? shared.windows.last ?? fallbackWindow()
    }

    /// The window of the storyboard with that name, which does not show yet; nil where there is none.
    private func makeWindow(_ name: String?) -> UIWindow? {
        guard let name, InterfaceLibrary.current.file(name, .storyboard) != nil else { return nil }
        return makeWindow(UIStoryboard(name: name, bundle: nil))
    }

    private func makeWindow(_ storyboard: UIStoryboard) -> UIWindow? {
        let window = UIWindow(frame: UIScreen.main.bounds)
        if let color = storyboard.tintColor { window.tintColor = color }
        window.rootViewController = storyboard.instantiateInitialViewController()
        return window.rootViewController == nil ? nil : window
    }

    private func fallbackWindow() -> UIWindow? {
        let window = makeWindow(beginning.mainStoryboard) ?? makeWindow(beginning.fallbackStoryboard)
        window?.makeKeyAndVisible()
        return window
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
        let configured = session.configuration.storyboard.flatMap(makeWindow)
        let window = configured ?? makeWindow(beginning.sceneStoryboard)
        if let window { delegate?.window = window }
        delegate?.scene(scene, willConnectTo: session, options: options)
        if let window, delegate?.declaredWindow === window { window.makeKeyAndVisible() }
        post(UIScene.willConnectNotification, by: scene)
        return delegate
    }

    private func post(_ name: Notification.Name, by object: AnyObject) {
        NotificationCenter.default.post(name: name, object: object)
    }

    private final class PlainDelegate: NSObject, UIApplicationDelegate {}
}
