/// The state of a scene's status bar.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
    private weak var context: LayerContext?

    init(_ context: LayerContext) {
        self.context = context
        super.init()
    }

    private var statusBar: StatusBar? { context.map(StatusBar.of) }

    /// The style that shows: light or dark content.
    public var statusBarStyle: UIStatusBarStyle { statusBar?.style ?? .default }
    /// Whether the status bar is hidden; true on a screen without one.
    public var isStatusBarHidden: Bool { statusBar?.isHidden ?? true }
    /// The rectangle of the status bar in points of the screen; zero while it is hidden.
    public var statusBarFrame: CGRect { statusBar?.frame ?? .zero }
}

extension UIWindowScene {
    /// The state of the scene's status bar; nil once the scene's host is gone.
    public final var statusBarManager: UIStatusBarManager? {
        context.map { context in context.attachments.value { UIStatusBarManager(context) } }
    }
}

extension UIApplication {
    /// The rectangle of the status bar in points of the screen; zero while it is hidden.
    public final var statusBarFrame: CGRect { layers.map { StatusBar.of($0).frame } ?? .zero }

    /// Whether the status bar is hidden; true on a screen without one.
    ///
    /// Setting it counts where the app's `UIViewControllerBasedStatusBarAppearance` is NO; controllers decide otherwise.
    public final var isStatusBarHidden: Bool {
        get { layers.map { StatusBar.of($0).isHidden } ?? true }
        set { layers.map(StatusBar.of)?.setByApp(isHidden: newValue, .none) }
    }

    /// The style that shows: light or dark content.
    ///
    /// Setting it counts where the app's `UIViewControllerBasedStatusBarAppearance` is NO; controllers decide otherwise.
    public final var statusBarStyle: UIStatusBarStyle {
        get { layers.map { StatusBar.of($0).style } ?? .default }
        set { layers.map(StatusBar.of)?.setByApp(style: newValue, animated: false) }
    }

    /// Hides or shows the status bar where controllers do not decide.
    @available(*, deprecated, message: "Use prefersStatusBarHidden of UIViewController.")
    public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        layers.map(StatusBar.of)?.setByApp(isHidden: hidden, animation)
    }

    /// Sets the style of the status bar where controllers do not decide.
    @available(*, deprecated, message: "Use preferredStatusBarStyle of UIViewController.")
    public final func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {
        layers.map(StatusBar.of)?.setByApp(style: style, animated: animated)
    }
}

/// The colour of what a status bar shows.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark where the controller has the light appearance, light where it has the dark one.
    case `default`
    /// Light, for dark backgrounds.
    case lightContent
    /// Dark, for light backgrounds.
    case darkContent = 3
}

/// The motion with which a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// No motion.
    case none
    /// A fade.
    case fade
    /// A slide over the upper edge of the screen.
    case slide
}
