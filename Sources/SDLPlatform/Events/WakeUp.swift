import CSDL2

/// Wakes a window that waits for events, from any thread: new work has come.
package struct WakeUp: Sendable {
    /// SDL's number for our own event, the same for the whole process.
    static let eventType = SDL_RegisterEvents(1)

    package init() {}

    /// Ends the wait in progress, or else the next one; does nothing while no window is open.
    package func callAsFunction() {
        var event = SDL_Event()
        event.type = Self.eventType
        SDL_PushEvent(&event)
    }
}
