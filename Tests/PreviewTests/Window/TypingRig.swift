import Foundation
import SDLPlatform
import ViewKit

@testable import Preview

/// A window with a text field over its screens. Each test makes its own, as SDL is shared by all that are open.
@MainActor final class TypingRig {
    let run: WindowControls
    let field: UITextField

    init() throws {
        run = try WindowControls(
            Subject(named: "magic-move"), options: RunOptions(),
            environment: MachineEnvironment(displays: DisplayEnvironment(videoDriver: "dummy")), report: { _ in })
        let stage = run.session.stage
        field = stage.run { UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34)) }
        stage.run { stage.window.addSubview(field) }
        while run.needsFrame { _ = try run.session.step() }
    }

    func key(_ key: Key, _ modifiers: KeyModifiers = []) throws {
        run.handle(
            .key(
                KeyEvent(
                    key: key, position: key, modifiers: modifiers, isDown: true, isRepeat: false, timestamp: time)))
    }

    /// The key of a letter, and the text that follows it.
    func letter(_ letter: Character) throws {
        try key(.character(letter))
        run.handle(.text(TextEvent(String(letter), timestamp: time)))
    }

    func focus() throws {
        _ = run.session.stage.run { field.becomeFirstResponder() }
        _ = try run.session.step()
    }

    var time: Double { MonotonicTime.now() }
    var window: DesktopWindow? { run.session.window?.window }
}
