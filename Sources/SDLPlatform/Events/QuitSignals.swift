import CSDL2

/// SDL's handlers of SIGINT and SIGTERM, installed for the lifetime of this object: a signal becomes the event `.quit`.
///
/// A window has them as well. Those of this object are there before it, and its first events include what they received.
@MainActor package final class QuitSignals {
    private let areInstalled: Bool

    /// Installs them, except for signals that the program handles itself or ignores.
    package init() { areInstalled = SDL_InitSubSystem(SDL_INIT_EVENTS) == 0 }

    isolated deinit { if areInstalled { SDL_QuitSubSystem(SDL_INIT_EVENTS) } }

    /// Whether a signal came that no window has taken as an event.
    package var arePending: Bool {
        guard areInstalled else { return false }
        SDL_PumpEvents()
        return SDL_HasEvent(SDL_QUIT.rawValue) == SDL_TRUE
    }
}
