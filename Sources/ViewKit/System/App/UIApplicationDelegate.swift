/// The object that a program's launch is told to.
///
/// The requirements that are optional on iOS have default implementations, which do what the system does without a method.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol, _WindowRequirement {
    /// Called first at launch; false where the options cannot be handled.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called at launch before anything shows; false where the options cannot be handled.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called after the launch, where the method with options is not implemented.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called when the program begins to get touches.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// The configuration of the scene that is about to show.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// The orientations that the controllers in `window` may have; asked for, not enforced.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// Never called: a preview's scene is not discarded.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Never called: a preview is not interrupted.
    func applicationWillResignActive(_ application: UIApplication)

    /// Never called: a preview does not go into the background.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Never called: a preview does not come from the background.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Never called: a preview ends with its process.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// The window of a program without scenes, as an optional requirement has it; nil where the class has none, or where it
    /// is nil.
    public var window: UIWindow?? { declaredWindow.map(Optional.some) }

    /// Calls nothing, and returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Calls `applicationDidFinishLaunching(_:)`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }

    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}

    /// A configuration without a delegate class.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }

    /// All but upside down.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }

    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}
