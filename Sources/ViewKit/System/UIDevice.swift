/// The device that the code runs on: a phone or, with a screen that large, a tablet.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The one of the current host.
    public class var current: UIDevice { HostScope.attachment { UIDevice($0) } }

    /// The orientation of the host's device.
    let deviceOrientation: DeviceOrientation

    private weak var context: LayerContext?

    private init(_ context: LayerContext) {
        deviceOrientation = .of(context)
        self.context = context
        super.init()
    }

    /// The name of the device: its model.
    public var name: String { model }
    /// The model, "iPad" or "iPhone", by the interface idiom.
    public var model: String { isTablet ? "iPad" : "iPhone" }
    /// The name of its system.
    public var systemName: String { isTablet ? "iPadOS" : "iOS" }
    /// The version of its system: the one whose behaviour is followed.
    public var systemVersion: String { "17.0" }
    /// The interface idiom: that of the host's screen, a phone once the host is gone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        context.map { UITraitCollection.ofScreen($0).userInterfaceIdiom } ?? .phone
    }

    private var isTablet: Bool { userInterfaceIdiom == .pad }
}
