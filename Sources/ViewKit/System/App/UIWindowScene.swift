/// The scene in which the windows of a host are.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    private weak var host: (any Host)?
    /// The overrides of traits, and the handlers for changes; nil without any.
    final var traitSettings: TraitSettings?
    /// The traits that were announced last; nil before there is a window.
    final var toldTraits: UITraitCollection?
    /// The layers of the host.
    final var context: LayerContext? { host?.layers }

    private init(host: any Host) {
        self.host = host
        super.init()
    }

    /// The scene of `host`.
    static func of(_ host: any Host) -> UIWindowScene {
        host.layers.attachments.value { UIWindowScene(host: host) }
    }

    /// The traits of the screen, with what is overridden here.
    open var traitCollection: UITraitCollection { ownTraits }
    /// Called when the traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The screen that it is on.
    open var screen: UIScreen { inHost { .main } }
    /// Its visible windows, the topmost last.
    open var windows: [UIWindow] { windowList?.windows ?? [] }
    /// The window of it that was made key last; nil where none was.
    open var keyWindow: UIWindow? { windowList?.key }

    private var windowList: WindowList? { host.map { WindowList.of($0.layers) } }

    private func inHost<Result>(_ body: () -> Result) -> Result {
        guard let host else { return body() }
        return HostScope.with(host, body)
    }
}

extension UIWindow {
    /// A window as large as the screen of `windowScene`, in that scene; hidden at first.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

    /// The scene that the window is in: that of the host that it was made under.
    public final var windowScene: UIWindowScene? { host.map(UIWindowScene.of) }
}
