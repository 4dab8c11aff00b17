/// The device that the code runs on: a phone or, with a screen that large, a tablet.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The one of the current host.
    public class var current: UIDevice {
        let context = HostScope.current.layers
        return context.attachments.value { UIDevice(context) }
    }

    /// The way that the host's device is held.
    let deviceOrientation: DeviceOrientation

    private weak var context: LayerContext?

    private init(_ context: LayerContext) {
        deviceOrientation = .of(context)
        self.context = context
        super.init()
    }

    /// What its owner calls it.
    public var name: String { model }
    /// What it is.
    public var model: String { isTablet ? "iPad" : "iPhone" }
    /// The name of its system.
    public var systemName: String { isTablet ? "iPadOS" : "iOS" }
    /// The version of its system: the one whose behaviour is followed.
    public var systemVersion: String { "17.0" }
    /// What kind of device it is.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        context.map { UITraitCollection.ofScreen($0).userInterfaceIdiom } ?? .phone
    }

    private var isTablet: Bool { userInterfaceIdiom == .pad }
}
