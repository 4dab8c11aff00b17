import CSDL2

/// SDL's video subsystem, initialized for the lifetime of this object.
@MainActor package final class VideoSubsystem {
    /// The driver that SDL chose: `x11`, `wayland`, `dummy`, `offscreen`.
    package let driver: String
    /// Pixels per point in the desktop's settings, where its windows do not report a scale themselves; nil where they
    /// do.
    let desktopScale: Double?

    /// Starts SDL's video part on a display that `environment` names.
    ///
    /// Throws `noDisplay` where nothing names one or none of those named can be opened, and `videoUnusable` where the
    /// driver that the user chose fails, or another one is running already.
    package init(_ environment: DisplayEnvironment) throws(PlatformError) {
        guard let drivers = environment.drivers else {
            throw PlatformError(
                .noDisplay, place: "display", problem: "DISPLAY and WAYLAND_DISPLAY are not set",
                remedy: "start from a desktop session, or work without a window (--headless)")
        }
        let isUsersChoice = !(environment.videoDriver ?? "").isEmpty
        Self.setHints(drivers: drivers)
        csdl_return_large_blocks()
        if drivers.split(separator: ",").contains("x11") { DisplayLoss.setErrorHandlers() }
        guard SDL_InitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS) == 0 else {
            throw isUsersChoice ? Self.unusable(drivers) : Self.unopened(environment)
        }
        let running = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        guard drivers.split(separator: ",").contains(Substring(running)) else {
            // Not everything is set yet, so that no deinit follows and quits once more.
            SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
            throw PlatformError(
                .videoUnusable, place: "SDL video driver \(drivers)", problem: "\(running) is running already",
                remedy: "close its windows first")
        }
        driver = running
        desktopScale = running == "x11" ? XResources(display: environment.display)?.scale : nil
        if running == "x11" {
            DisplayLoss.setErrorHandlers()
            DisplayLoss.watchWindows()
        }
        // Text input would bring the input method between the keyboard and us.
        SDL_StopTextInput()
    }

    isolated deinit { SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS) }

    /// Whether devices deliver events that waiting for makes sense; with other drivers only this program itself does.
    var hasInputDevices: Bool { driver != "dummy" && driver != "offscreen" }

    private static func setHints(drivers: String) {
        let hints = [
            SDL_HINT_VIDEODRIVER: drivers,
            SDL_HINT_APP_NAME: "Segue",
            "SDL_VIDEO_X11_WMCLASS": "segue",
            "SDL_VIDEO_WAYLAND_WMCLASS": "segue",
            // Without this, the window's surface is a texture in disguise: ten times as slow.
            SDL_HINT_FRAMEBUFFER_ACCELERATION: "0",
            // Choosing a driver switches batching off.
            SDL_HINT_RENDER_BATCHING: "1",
            SDL_HINT_VIDEO_ALLOW_SCREENSAVER: "1",
            SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR: "0",
            // Closing the window and ending the program are two things; SDL reports each itself.
            SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE: "0",
            // A finger is a finger and the mouse is the mouse.
            SDL_HINT_TOUCH_MOUSE_EVENTS: "0",
            SDL_HINT_MOUSE_TOUCH_EVENTS: "0",
            // The press that brings the window to the front also begins the drag.
            SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH: "1",
            SDL_HINT_POLL_SENTINEL: "0",
        ]
        for (name, value) in hints { SDL_SetHintWithPriority(name, value, SDL_HINT_OVERRIDE) }
    }

    private static func unusable(_ driver: String) -> PlatformError {
        PlatformError(
            .videoUnusable, place: "SDL_VIDEODRIVER=\(driver)", problem: lastSDLError(),
            remedy: "choose another driver, or unset SDL_VIDEODRIVER")
    }

    private static func unopened(_ environment: DisplayEnvironment) -> PlatformError {
        let names = [
            environment.display.map { "DISPLAY=\($0)" }, environment.waylandDisplay.map { "WAYLAND_DISPLAY=\($0)" },
        ]
        return PlatformError(
            .noDisplay, place: names.compactMap { $0 }.joined(separator: " "), problem: lastSDLError(),
            remedy: "check that the display runs and lets you in, or work without a window (--headless)")
    }
}

/// SDL's message about the call that just failed; meaningless after one that succeeded.
@MainActor func lastSDLError() -> String {
    let message = String(cString: SDL_GetError())
    return message.isEmpty ? "SDL gives no reason" : message
}

extension VideoSubsystem {
    /// The version of SDL that the program was linked with, such as `2.26.5`.
    package nonisolated static var version: String {
        var version = SDL_version()
        SDL_GetVersion(&version)
        return "\(version.major).\(version.minor).\(version.patch)"
    }
}
