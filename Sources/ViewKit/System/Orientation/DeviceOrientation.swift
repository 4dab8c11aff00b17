/// The orientation of one host's screen, and who is told of changes.
@MainActor final class DeviceOrientation {
    private weak var context: LayerContext?
    private var last: UIInterfaceOrientation
    /// The number of clients that want notifications; the application itself is the first one.
    var clients = 1

    private init(_ context: LayerContext) {
        self.context = context
        last = .unknown
        last = current
    }

    /// The orientation of the host whose layers `context` has.
    static func of(_ context: LayerContext) -> DeviceOrientation {
        context.attachments.value { DeviceOrientation(context) }
    }

    /// The orientation that the screen's shape says; portrait once the host is gone.
    var current: UIInterfaceOrientation {
        context?.host.map { UIInterfaceOrientation(of: $0.deviceScreen.size) } ?? .portrait
    }

    /// Posts notifications where the screen has another orientation than before.
    func screenDidChange() {
        let previous = last
        last = current
        guard previous != current, let context else { return }
        let center = NotificationCenter.default
        context.withHost {
            center.post(
                name: UIApplication.didChangeStatusBarOrientationNotification, object: UIApplication.of(context),
                userInfo: [UIApplication.statusBarOrientationUserInfoKey: previous.rawValue])
            guard clients > 0 else { return }
            center.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        }
    }
}
