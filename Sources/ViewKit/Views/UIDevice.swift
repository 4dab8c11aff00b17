/// The device that the code runs on: a phone, as far as that can be.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The one of the current host.
    public class var current: UIDevice { HostScope.current.layers.attachments.value { UIDevice() } }

    /// What its owner calls it.
    public var name: String { "iPhone" }
    /// What it is.
    public var model: String { "iPhone" }
    /// What kind of device it is.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
