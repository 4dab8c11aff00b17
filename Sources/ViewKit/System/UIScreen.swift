/// The screen of the current host.
@preconcurrency @MainActor public final class UIScreen: NSObject {
    private weak var host: (any Host)?
    private var lastTraits: ScreenTraits

    private init(host: any Host) {
        self.host = host
        lastTraits = host.deviceScreen
    }

    /// The screen that the code runs on.
    public class var main: UIScreen {
        let host = HostScope.current
        return host.layers.attachments.value { UIScreen(host: host) }
    }

    private var traits: ScreenTraits {
        if let host { lastTraits = host.deviceScreen }
        return lastTraits
    }

    /// From the origin to the size of the screen, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: traits.size) }

    /// Pixels per point.
    public var scale: CGFloat { traits.scale }

    /// Pixels per point of the display itself: the same as `scale` here.
    public var nativeScale: CGFloat { traits.scale }

    /// The size of the screen in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: traits.size.width * traits.scale, height: traits.size.height * traits.scale)
    }

    /// The traits of the screen, with the size classes of its whole size.
    public var traitCollection: UITraitCollection { host.map { .ofScreen($0.layers) } ?? .phone }

    /// Frames per second at most.
    public var maximumFramesPerSecond: Int { traits.maximumFramesPerSecond }
}
