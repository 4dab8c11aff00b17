/// The program that shows the windows of the current host.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The one of the current host.
    public static var shared: UIApplication { HostScope.attachment { UIApplication($0) } }

    /// The one of the host whose layers `context` has.
    static func of(_ context: LayerContext) -> UIApplication { context.attachments.value { UIApplication(context) } }

    /// The object that the launch was told to; nil before it.
    open weak var delegate: (any UIApplicationDelegate)?
    private weak var context: LayerContext?
    /// The layers of the host.
    final var layers: LayerContext? { context }
    private var ignoring = 0

    private init(_ context: LayerContext) { self.context = context }

    /// The window that was made key last; nil where none was.
    open var keyWindow: UIWindow? { context.flatMap { WindowList.of($0).key } }
    /// The visible windows, the topmost last.
    open var windows: [UIWindow] { context.map { WindowList.of($0).windows } ?? [] }
    /// The one scene that there is.
    open var connectedScenes: Set<UIScene> { Set([context?.host.map(UIWindowScene.of)].compactMap(\.self)) }
    /// Calls `action` of `target` with `sender` and `event`, as far as it takes arguments; whether it was called.
    ///
    /// Without a target, the first responder takes it, or the next one in its chain that has the method; a sender that is a
    /// responder stands for the first one where there is none.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target { return action.send(to: target, sender, event) != nil }
        let first = context.flatMap { FirstResponder.of($0).responder }
        var responder = first ?? sender as? UIResponder
        while let current = responder {
            if action.send(to: current, sender, event) != nil { return true }
            responder = current.next
        }
        return false
    }

    /// Whether the screen stays on while it is not touched; kept, as a desktop decides that itself. False by default.
    open var isIdleTimerDisabled = false

    /// The user's preferred size of text; the usual one here, as there is no setting for it.
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }

    /// The state of the program: active, as a preview stays in the foreground.
    open var applicationState: State { .active }

    /// Whether new touches are dropped.
    open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

    /// Drops new touches until `endIgnoringInteractionEvents()` was called as often as this.
    open func beginIgnoringInteractionEvents() { ignoring += 1 }

    /// Takes one call of `beginIgnoringInteractionEvents()` back; further calls do nothing.
    open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

    /// The direction of reading in the app.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { HostScope.current.screen.readingDirection }
}

extension UIApplication {
    /// The states of a program.
    public enum State: Int, Sendable {
        /// It is in the foreground, and gets touches.
        case active
        /// It is in the foreground, and gets no touches.
        case inactive
        /// It does not show.
        case background
    }

    /// A reason for which a program was launched; a preview has none.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key with that name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
