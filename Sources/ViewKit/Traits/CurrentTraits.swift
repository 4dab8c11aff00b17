/// The traits in effect while a view or controller lays out, draws or hears of a change.
enum CurrentTraits {
    /// Those of the main thread; nil for those of the screen.
    @MainActor static var ofMainThread: UITraitCollection?
    private static let key = "CurrentTraits"

    /// Those of this thread; nil where none are set.
    static var value: UITraitCollection? {
        get {
            guard MainThread.isCurrent else { return Thread.current.threadDictionary[key] as? UITraitCollection }
            return MainActor.assumeIsolated { ofMainThread }
        }
        set {
            guard MainThread.isCurrent else { return Thread.current.threadDictionary[key] = newValue }
            MainActor.assumeIsolated { ofMainThread = newValue }
        }
    }

    /// Runs `body` on the main thread with `traits` in effect.
    @MainActor static func with(_ traits: UITraitCollection, _ body: () -> Void) {
        let previous = ofMainThread
        ofMainThread = traits
        body()
        ofMainThread = previous
    }

    /// Those of a place without any of its own: on the main thread those of the current host's screen, elsewhere those of
    /// a phone in the light appearance.
    static var ofScreen: UITraitCollection {
        guard MainThread.isCurrent else { return .phone }
        return MainActor.assumeIsolated { .ofScreen(HostScope.current.layers) }
    }
}
