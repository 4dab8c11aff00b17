/// The environment variables about displays, filled in by the code that may read the environment.
package struct DisplayEnvironment: Hashable, Sendable {
    /// The value of `DISPLAY`: where an X server listens.
    package var display: String?
    /// The value of `WAYLAND_DISPLAY`: where a Wayland compositor listens.
    package var waylandDisplay: String?
    /// The value of `SDL_VIDEODRIVER`: the user's own choice, which goes before everything else. `dummy` and
    /// `offscreen` have invisible windows.
    package var videoDriver: String?

    package init(display: String? = nil, waylandDisplay: String? = nil, videoDriver: String? = nil) {
        self.display = display
        self.waylandDisplay = waylandDisplay
        self.videoDriver = videoDriver
    }

    /// The drivers worth trying, in SDL's notation; nil where nothing names a display.
    ///
    /// By default SDL would go on to the console's framebuffer, which is no place for a preview window.
    var drivers: String? {
        if let videoDriver, !videoDriver.isEmpty { return videoDriver }
        var drivers: [String] = []
        if let display, !display.isEmpty { drivers.append("x11") }
        if let waylandDisplay, !waylandDisplay.isEmpty { drivers.append("wayland") }
        return drivers.isEmpty ? nil : drivers.joined(separator: ",")
    }
}
