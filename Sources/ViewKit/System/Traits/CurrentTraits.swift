import Foundation

/// The traits in effect while a view or controller lays out, draws or hears of a change.
@MainActor final class CurrentTraits {
    /// Those of the main thread where a host is current; nil for those of its screen.
    private var traits: UITraitCollection?
    /// The view that does so, whose tint colour `UIColor.tintColor` stands for; nil outside of views.
    private weak var view: UIView?

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

    /// Runs `body` with the traits and the tint colour of `view` in effect.
    static func with<Result>(_ view: UIView, _ body: () -> Result) -> Result {
        let current = HostScope.attachment { _ in CurrentTraits() }
        let previous = (current.traits, current.view)
        current.traits = view.currentTraits
        current.view = view
        let result = body()
        current.traits = previous.0
        current.view = previous.1
        return result
    }

    /// The tint colour of the view that lays out, draws or hears of a change; outside of views, and on other threads, blue.
    nonisolated static var tintColor: UIColor {
        guard MainThread.isCurrent else { return .systemBlue }
        return MainActor.assumeIsolated {
            HostScope.attachment { _ in CurrentTraits() }.view?.plainTintColor ?? .systemBlue
        }
    }

    /// Those of a place without any of its own: on the main thread those of the current host's screen, elsewhere those of
    /// a phone in the light appearance.
    nonisolated static var ofScreen: UITraitCollection {
        guard MainThread.isCurrent else { return .phone }
        return MainActor.assumeIsolated { .ofScreen(HostScope.current.layers) }
    }
}
