import Testing

@testable import SDLPlatform

@Suite struct DisplayEnvironmentTests {
    @Test(
        arguments: [
            (DisplayEnvironment(), nil), (DisplayEnvironment(display: "", waylandDisplay: ""), nil),
            (DisplayEnvironment(display: ":0"), "x11"), (DisplayEnvironment(waylandDisplay: "wayland-0"), "wayland"),
            (DisplayEnvironment(display: ":0", waylandDisplay: "wayland-0"), "x11,wayland"),
            (DisplayEnvironment(display: ":0", videoDriver: "dummy"), "dummy"),
            (DisplayEnvironment(videoDriver: "offscreen"), "offscreen"),
        ] as [(DisplayEnvironment, String?)])
    func driversToTry(environment: DisplayEnvironment, drivers: String?) {
        #expect(environment.drivers == drivers)
    }

    @Test @MainActor func withoutADisplayThereIsAnErrorOfThatKind() {
        #expect { try VideoSubsystem(DisplayEnvironment()) } throws: {
            ($0 as? PlatformError)?.code == .noDisplay && "\($0)".contains("DISPLAY and WAYLAND_DISPLAY are not set")
        }
    }

    @Test @MainActor func displayThatNobodyServesIsNoDisplay() {
        #expect { try VideoSubsystem(DisplayEnvironment(display: ":4711")) } throws: {
            ($0 as? PlatformError)?.code == .noDisplay && "\($0)".contains("DISPLAY=:4711")
        }
    }

    @Test @MainActor func driverThatDoesNotExistIsUnusable() {
        #expect { try VideoSubsystem(DisplayEnvironment(videoDriver: "no-such-driver")) } throws: {
            ($0 as? PlatformError)?.code == .videoUnusable && "\($0)".contains("SDL_VIDEODRIVER=no-such-driver")
        }
    }
}
