import Testing

@testable import ViewKit
@testable import iOSSamples

/// A screen with text fields and an alert from an iOS file answers to keys.
@MainActor @Suite struct LoginScreenTests {
    private final class Rig: HostRig {}
    private let rig = Rig()
    private let screen: LoginScreen

    init() {
        screen = rig.host.run { LoginScreen() }
        rig.host.window.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        rig.show(screen)
    }

    private func type(_ inputs: TextInput...) {
        for input in inputs {
            FirstResponder.of(rig.host.layers).handle(input)
            rig.step()
        }
    }

    @Test func aUserLogsIn() {
        let place = SIMD2(100.0, 98)
        for phase in [TouchSample.Phase.began, .ended] {
            rig.host.window.handle([TouchSample(phase: phase, location: place, timestamp: rig.time)])
        }
        #expect(screen.nameField.isEditing)
        type(.text("me"), .paste("and some more"), .key(EditingKey(.newline)))
        #expect(screen.nameField.text == "me" && screen.passwordField.isEditing && !screen.button.isEnabled)
        for letter in "secret" { type(.text(String(letter))) }
        #expect(screen.button.isEnabled)
        type(.key(EditingKey(.newline)))
        rig.finish()
        let alert = screen.presentedViewController as? UIAlertController
        #expect(alert?.textFields?.first?.isEditing == true)
        type(.text("!"), .key(EditingKey(.newline)))
        rig.finish()
        #expect(screen.greeting == "Hello, me!" && screen.presentedViewController == nil && rig.reports == [])
    }
}
