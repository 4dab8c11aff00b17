/// The topmost view of a screen's content: it shows views and brings touches to them.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The dispatcher of the touches in this window.
    package final let touches = TouchDispatcher()
    /// Offered every touch that begins before all others; a touch that it takes reaches neither recognizers nor views.
    package final weak var touchInterceptor: (any TouchInterceptor)?
    /// The insets of the window that the screen's edges cover, in points.
    package final var screenInsets = UIEdgeInsets.zero {
        didSet { if screenInsets != oldValue { announceSafeArea() } }
    }
    /// Those of the host's screen, as the window took them over last.
    private var hostInsets = ScreenInsets.none
    /// The height of the status bar over the window, in points; 0 without one.
    final var statusBarHeight: CGFloat = 0 {
        didSet { if statusBarHeight != oldValue { announceSafeArea() } }
    }
    /// The safe area: the edges of the screen, and the status bar.
    final var edgeInsets: UIEdgeInsets {
        var insets = screenInsets
        insets.top = max(insets.top, statusBarHeight)
        return insets
    }
    /// The host under which the window was made, or in whose layers it lies; nil once it is gone.
    package final var host: (any LayerTree.Host)? { layer.host }
    /// The density of the screen under which the window was made, for one whose host is gone.
    private var detachedScale: CGFloat = 1
    /// The controller whose view fills the window; setting it puts that view in place of the one before.
    open var rootViewController: UIViewController? {
        didSet { withHost { replaceRoot(oldValue) } }
    }
    /// The traits of the screen for the window's size, as they were made last.
    final var outer: UITraitCollection?
    /// Whether the window is the one that was made key last.
    public internal(set) final var isKeyWindow = false

    /// A hidden window with that frame, in the screen's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A hidden window as large as the screen.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// A window of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UIWindow.self)
    }

    private func setUp() {
        ownTintColor = UIColor(named: UIColor.accentName)
        detachedScale = layer.context.host?.screen.scale ?? 1
        layer.isHidden = true
        touches.window = self
        followEdges()
        updateTraits()
    }

    /// Takes over the edges of the host's screen where they are others than before.
    private func followEdges() {
        let insets = host?.screen.insets ?? .none
        guard insets != hostInsets else { return }
        hostInsets = insets
        screenInsets = UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    override class var mayDraw: Bool { self != UIWindow.self }

    /// The window itself.
    open override var window: UIWindow? { self }

    /// Whether the window is left out; true for a new one.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            withHost { newValue ? windowList.remove(self) : windowList.insert(self) }
            if !newValue { updateTraits() }
            withHost { showRoot() }
        }
    }

    /// Updates the status bar where something has changed, and lays out.
    open override func layoutSublayers(of layer: CALayer) {
        StatusBar.of(layer.context).updateIfNeeded()
        super.layoutSublayers(of: layer)
    }

    open override var frame: CGRect {
        get { super.frame }
        set { announcingSize(newValue.size) { super.frame = newValue } }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { announcingSize(newValue.size) { super.bounds = newValue } }
    }

    /// Shows the window above all others and makes it key.
    open func makeKeyAndVisible() {
        isHidden = false
        windowList.bringToFront(self)
        makeKey()
    }

    /// Makes the window key in place of the one that was.
    open func makeKey() { withHost { windowList.makeKey(self) } }

    private var windowList: WindowList { .of(layer.context) }

    /// Called when the window has become key.
    open func becomeKey() {}

    /// Called when the window is no longer key.
    open func resignKey() {}

    /// Delivers the touches of `event` to the recognizers, then to the views.
    open func sendEvent(_ event: UIEvent) { touches.deliver(event) }

    /// Handles the pointer samples since the last frame, in order, their locations in this window's coordinates.
    package final func handle(_ samples: [TouchSample]) { withHost { touches.handle(samples) } }

    /// Applies density, edges and traits of the host's screen after it changed, here and in the host's other windows.
    package final func screenDidChange() {
        withHost {
            for window in [self] + windowList.windows.filter({ $0 !== self }) {
                window.followEdges()
                window.followScreen(of: window)
                window.followTraits()
            }
            DeviceOrientation.of(layer.context).screenDidChange()
            StatusBar.of(layer.context).setNeedsUpdate(animated: false)
        }
    }

    /// Pixels per point of the window's screen.
    final var screenScale: CGFloat { host?.screen.scale ?? detachedScale }

    /// The screen that the window is on: that of its host.
    public final var screen: UIScreen { withHost { .main } }

    final func withHost<Result>(_ body: () -> Result) -> Result { layer.context.withHost(body) }
}
