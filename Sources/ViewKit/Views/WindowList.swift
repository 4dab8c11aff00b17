/// The windows of one host that are not hidden.
@MainActor package final class WindowList {
    private var entries: [Entry] = []
    private weak var keyWindow: UIWindow?

    private struct Entry { weak var window: UIWindow? }

    init() {}

    /// The windows of the host whose layers `context` has.
    static func of(_ context: LayerContext) -> WindowList { context.attachments.value { WindowList() } }

    /// The visible windows, the topmost last; held weakly.
    package var windows: [UIWindow] { entries.compactMap(\.window) }

    /// The window that was made key last.
    package var key: UIWindow? { keyWindow }

    func insert(_ window: UIWindow) {
        entries.removeAll { $0.window == nil }
        guard !entries.contains(where: { $0.window === window }) else { return }
        entries.append(Entry(window: window))
        post(UIWindow.didBecomeVisibleNotification, by: window)
    }

    func remove(_ window: UIWindow) {
        let wasShown = entries.contains { $0.window === window }
        entries.removeAll { $0.window == nil || $0.window === window }
        if wasShown { post(UIWindow.didBecomeHiddenNotification, by: window) }
        if keyWindow === window { makeKey(nil) }
    }

    func bringToFront(_ window: UIWindow) {
        entries.removeAll { $0.window === window }
        entries.append(Entry(window: window))
    }

    func makeKey(_ window: UIWindow?) {
        guard keyWindow !== window else { return }
        let old = keyWindow
        keyWindow = window
        old?.isKeyWindow = false
        old?.resignKey()
        if let old { post(UIWindow.didResignKeyNotification, by: old) }
        window?.isKeyWindow = true
        window?.becomeKey()
        if let window { post(UIWindow.didBecomeKeyNotification, by: window) }
    }

    private func post(_ name: Notification.Name, by window: UIWindow) {
        NotificationCenter.default.post(name: name, object: window)
    }
}
