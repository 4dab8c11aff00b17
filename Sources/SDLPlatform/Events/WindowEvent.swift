/// An event of a window; no type of SDL's leaves the module.
package enum WindowEvent: Hashable, Sendable {
    case pointer(PointerEvent)
    case wheel(WheelEvent)
    case key(KeyEvent)
    /// Text was typed; only while the window takes text. It follows the event of its key.
    case text(TextEvent)
    /// The content has another size or scale; whatever was drawn is gone.
    case resized(WindowMetrics)
    /// The graphics driver lost what was drawn; size and scale are the same.
    case contentLost
    /// The window was minimised or hidden: its content is not visible.
    case concealed
    /// The window is back on the screen.
    case revealed
    case focusGained
    /// Presses that were held are cancelled right after this.
    case focusLost
    /// The window moved to another display, or the display's mode changed: the refresh rate may be another.
    case displayChanged
    /// The user requested to close the window.
    case closeRequested
    /// The session or a signal (Ctrl-C in the terminal) requested the program to end.
    case quit
}
