import Foundation

/// The traits in effect while a view or controller lays out, draws or hears of a change.
@MainActor final class CurrentTraits {
    /// Those of the main thread where a host is current; nil for those of its screen.
    private var traits: UITraitCollection?

    private init() {}

    /// Those of the main thread; nil for those of the screen.
    private static var ofMainThread: UITraitCollection? {
        get { HostScope.attachment { _ in CurrentTraits() }.traits }
        set { HostScope.attachment { _ in CurrentTraits() }.traits = newValue }
    }

    /// Those of this thread; nil where none are set.
    nonisolated static var value: UITraitCollection? {
        get {
            guard MainThread.isCurrent else { return ofOtherThread }
            return MainActor.assumeIsolated { ofMainThread }
        }
        set {
            guard MainThread.isCurrent else { return ofOtherThread = newValue }
            MainActor.assumeIsolated { ofMainThread = newValue }
        }
    }

    /// The key of those of a thread that is not the main one, which owns them until it ends.
    private nonisolated static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { $0.map { Unmanaged<UITraitCollection>.fromOpaque($0).release() } }
        return key
    }()

    private nonisolated static var ofOtherThread: UITraitCollection? {
        get {
            pthread_getspecific(key).map { Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue() }
        }
        set {
            let previous = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
            previous.map { Unmanaged<UITraitCollection>.fromOpaque($0).release() }
        }
    }

    /// Runs `body` on the main thread with `traits` in effect.
    static func with(_ traits: UITraitCollection, _ body: () -> Void) {
        let previous = ofMainThread
        ofMainThread = traits
        body()
        ofMainThread = previous
    }

    /// Those of a place without any of its own: on the main thread those of the current host's screen, elsewhere those of
    /// a phone in the light appearance.
    nonisolated static var ofScreen: UITraitCollection {
        guard MainThread.isCurrent else { return .phone }
        return MainActor.assumeIsolated { .ofScreen(HostScope.current.layers) }
    }
}
