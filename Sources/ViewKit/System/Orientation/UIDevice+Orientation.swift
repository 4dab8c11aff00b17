extension UIDevice {
    /// Posted when the device is held another way, as the shape of the screen says.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// The way that the device is held: the one that gives the screen its shape.
    public var orientation: UIDeviceOrientation { UIDeviceOrientation(of: deviceOrientation.current) }

    /// Whether changes of the orientation are posted; true, as the application asks for them, until
    /// `endGeneratingDeviceOrientationNotifications()` was called once more than its counterpart.
    public var isGeneratingDeviceOrientationNotifications: Bool { deviceOrientation.clients > 0 }

    /// Asks for notifications.
    public func beginGeneratingDeviceOrientationNotifications() { deviceOrientation.clients += 1 }

    /// Takes one call of `beginGeneratingDeviceOrientationNotifications()` back.
    public func endGeneratingDeviceOrientationNotifications() {
        deviceOrientation.clients = max(0, deviceOrientation.clients - 1)
    }
}

extension UIApplication {
    /// Posted after the interface got another orientation.
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// The key of the orientation before, a number.
    nonisolated public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

    /// The orientation of the interface, as the shape of the screen says.
    public final var statusBarOrientation: UIInterfaceOrientation {
        layers.map { DeviceOrientation.of($0).current } ?? .portrait
    }

    /// The orientations of windows whose controllers say nothing: all but upside down, as a phone has them.
    public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        .allButUpsideDown
    }
}

extension UIWindowScene {
    /// The orientation of the interface, as the shape of the screen says.
    public final var interfaceOrientation: UIInterfaceOrientation {
        context.map { DeviceOrientation.of($0).current } ?? .unknown
    }
}

extension UIViewController {
    /// The orientation of the interface, as the shape of the screen says.
    public final var interfaceOrientation: UIInterfaceOrientation { DeviceOrientation.of(layerContext).current }

    /// The orientations that the application and the topmost controller that covers the screen both support: they are
    /// asked, and the window keeps its shape.
    @discardableResult final func askForOrientations() -> UIInterfaceOrientationMask {
        guard let window = viewIfLoaded?.window, let root = window.rootViewController else { return .all }
        let application = UIApplication.of(layerContext)
        let ofApplication =
            application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
            ?? application.supportedInterfaceOrientations(for: window)
        return ofApplication.intersection(root.statusBarDecider(\.noChild).supportedInterfaceOrientations)
    }

    /// No child: the controller that covers the screen decides itself.
    private var noChild: UIViewController? { nil }

    /// Asks controllers again for the orientations that they support; the window keeps its shape.
    public final class func attemptRotationToDeviceOrientation() {
        UIApplication.shared.keyWindow?.rootViewController?.askForOrientations()
    }
}
