/// The status bar of one host: its state, as controllers decide on it, and the view that shows it.
@MainActor final class StatusBar {
    private weak var context: LayerContext?
    private var view: StatusBarView?
    private var pending: Request?
    /// Whether it is hidden; true on a screen without one.
    private(set) var isHidden = true
    /// The style that shows: light or dark content.
    private(set) var style = UIStatusBarStyle.darkContent

    /// The state that the app sets, which counts where its controllers do not decide.
    private var ofApp = AppState()

    /// The state of a status bar that an app sets itself.
    private struct AppState {
        var isHidden = false
        var style = UIStatusBarStyle.default
        var animation = UIStatusBarAnimation.none
    }

    /// Whether controllers decide, as they do where `Info.plist` does not say otherwise.
    private static var controllersDecide: Bool {
        Bundle.main.object(forInfoDictionaryKey: "UIViewControllerBasedStatusBarAppearance") as? Bool ?? true
    }

    /// A change that waits for the next layout of the window.
    private struct Request {
        var isAnimated: Bool
    }

    /// Seconds that a change beside a transition takes.
    private static let duration = 0.35
    /// Points of a status bar on a screen that covers nothing of its upper edge otherwise.
    private static let smallestHeight: CGFloat = 20

    private init(_ context: LayerContext) { self.context = context }

    /// The status bar of the host whose layers `context` has.
    static func of(_ context: LayerContext) -> StatusBar { context.attachments.value { StatusBar(context) } }

    /// The rectangle in points of the screen; zero while it is hidden.
    var frame: CGRect { isHidden ? .zero : area }

    private var area: CGRect {
        guard let window else { return .zero }
        let height = max(Self.smallestHeight, window.screenInsets.top)
        return CGRect(x: 0, y: 0, width: window.bounds.width, height: height)
    }

    private var isOn: Bool { context?.host?.screen.settings.hasStatusBar == true }

    /// The window whose controllers decide.
    private var window: UIWindow? { windows.flatMap { $0.key ?? $0.windows.last } }

    private var windows: WindowList? { context.map(WindowList.of) }

    /// Asks the controllers again before the next frame, as something about them has changed.
    func setNeedsUpdate(animated: Bool) {
        guard isOn || view != nil, let window else { return }
        pending = Request(isAnimated: animated || pending?.isAnimated == true)
        window.setNeedsLayout()
    }

    /// Hides or shows it for the app.
    func setByApp(isHidden: Bool, _ animation: UIStatusBarAnimation) {
        ofApp.isHidden = isHidden
        ofApp.animation = animation
        setNeedsUpdate(animated: animation != .none)
    }

    /// Sets its style for the app.
    func setByApp(style: UIStatusBarStyle, animated: Bool) {
        ofApp.style = style
        setNeedsUpdate(animated: animated)
    }

    /// Carries out what `setNeedsUpdate(animated:)` asked for.
    func updateIfNeeded() {
        guard let request = pending else { return }
        pending = nil
        guard request.isAnimated, view != nil else { return UIView.performWithoutAnimation { update() } }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.update() }
    }

    /// Takes over what the controllers say now; within an animation block the change animates.
    func update() {
        guard isOn || view != nil else { return }
        guard isOn, let window else { return turnOff() }
        let root = window.rootViewController
        let decider = Self.controllersDecide ? root?.statusBarDecider(\.childForStatusBarHidden) : nil
        let hides = decider?.prefersStatusBarHidden ?? ofApp.isHidden
        let isLight = window.traitCollection.userInterfaceStyle == .dark
        let styleOfApp = ofApp.style == .default ? isLight ? .lightContent : .darkContent : ofApp.style
        let styler = Self.controllersDecide ? root?.statusBarDecider(\.childForStatusBarStyle) : nil
        style = styler?.shownStatusBarStyle ?? styleOfApp
        let view = shownView(in: window)
        view.show(style)
        if hides != isHidden {
            isHidden = hides
            view.setHidden(hides, decider?.preferredStatusBarUpdateAnimation ?? ofApp.animation)
        }
        tellWindows()
    }

    /// The view, over the content of `window`; a new one has its state at once.
    private func shownView(in window: UIWindow) -> StatusBarView {
        if let view, view.superview === window {
            view.bounds.size = area.size
            view.center = CGPoint(x: area.midX, y: area.midY)
            return view
        }
        view?.leave()
        isHidden = true
        let made = StatusBarView(frame: area)
        made.enter(window)
        UIView.performWithoutAnimation { made.setHidden(true, .fade) }
        view = made
        return made
    }

    private func turnOff() {
        view?.leave()
        view = nil
        isHidden = true
        tellWindows()
    }

    private func tellWindows() {
        let height = frame.height
        for window in windows?.windows ?? [] where window.statusBarHeight != height { window.statusBarHeight = height }
    }
}
