import Foundation
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

/// Keys of a window whose screen has a text field.
@MainActor struct TypingTests {
    /// A window with a text field over its screens. Each test makes its own, as SDL is shared by all that are open.
    @MainActor private final class Rig {
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
            try run.handle(
                .key(
                    KeyEvent(
                        key: key, position: key, modifiers: modifiers, isDown: true, isRepeat: false, timestamp: time)))
        }

        /// The key of a letter, and the text that follows it.
        func letter(_ letter: Character) throws {
            try key(.character(letter))
            try run.handle(.text(TextEvent(String(letter), timestamp: time)))
        }

        func focus() throws {
            _ = run.session.stage.run { field.becomeFirstResponder() }
            _ = try run.session.step()
        }

        var time: Double { MonotonicTime.now() }
        var window: DesktopWindow? { run.session.window?.window }
    }

    @Test func lettersGoToTheFieldAndNotToTheWindow() throws {
        let rig = try Rig()
        try rig.letter("f")
        #expect(rig.run.overlay.showsGraph && rig.field.text?.isEmpty == true)
        #expect(rig.window?.takesText == false)
        try rig.focus()
        #expect(rig.window?.takesText == true)
        for letter in "fhq" { try rig.letter(letter) }
        try rig.key(.space)
        try rig.run.handle(.text(TextEvent(" ", timestamp: rig.time)))
        #expect(rig.field.text == "fhq " && rig.run.overlay.showsGraph && !rig.run.session.isOver)
        #expect(!rig.run.session.scene.isPlaying && rig.run.session.source.transition == nil)
        for key in [Key.backspace, .home, .delete, .end] { try rig.key(key) }
        #expect(rig.field.text == "hq")
        try rig.key(.escape)
        #expect(!rig.field.isEditing && !rig.run.session.isOver)
        _ = try rig.run.session.step()
        #expect(rig.window?.takesText == false)
        try rig.key(.character("q"))
        #expect(rig.run.session.isOver)
    }

    @Test func theClipboardIsTheDesktops() throws {
        let rig = try Rig()
        try rig.focus()
        rig.window?.clipboardText = "one\ntwo"
        try rig.key(.character("v"), .control)
        #expect(rig.field.text == "one two")
        try rig.key(.character("a"), .control)
        try rig.key(.character("x"), .control)
        #expect(rig.field.text?.isEmpty == true && rig.window?.clipboardText == "one two")
        try rig.run.handle(.text(TextEvent("k", isComposition: true, timestamp: rig.time)))
        try rig.run.handle(.text(TextEvent("か", timestamp: rig.time)))
        #expect(rig.field.text == "か")
    }

    /// A touch that came before a letter is delivered before it.
    @Test func touchesAndLettersKeepTheirOrder() throws {
        let rig = try Rig()
        try rig.focus()
        let stage = rig.run.session.stage
        stage.run { rig.field.text = "ab" }
        _ = try rig.run.session.step()
        stage.send(TouchSample(phase: .began, location: SIMD2(21, 37), timestamp: stage.layers.mediaTime))
        stage.send(TextInput.text("x"))
        #expect(rig.field.text == "xab")
    }

    private nonisolated static let meanings: [(Key, KeyModifiers, EditingKey?)] = [
        (Key.backspace, [], EditingKey(.deleteBackward)),
        (.backspace, .control, EditingKey(.deleteBackward, byWord: true)), (.delete, [], EditingKey(.deleteForward)),
        (.left, [], EditingKey(.moveLeft)), (.right, .shift, EditingKey(.moveRight, extends: true)),
        (.left, [.shift, .control], EditingKey(.moveLeft, extends: true, byWord: true)),
        (.up, [], EditingKey(.moveToStart)), (.down, [], EditingKey(.moveToEnd)), (.home, [], EditingKey(.moveToStart)),
        (.end, .shift, EditingKey(.moveToEnd, extends: true)), (.return, [], EditingKey(.newline)),
        (.tab, .shift, EditingKey(.tab, extends: true)), (.escape, [], EditingKey(.escape)),
        (.character("c"), .control, EditingKey(.copy, byWord: true)), (.character("r"), .control, nil),
        (.character("a"), [], nil), (.left, .option, nil), (.function(1), [], nil), (.pageUp, [], nil),
    ]

    @Test(arguments: meanings)
    func keysHaveTheirMeaning(key: Key, modifiers: KeyModifiers, expected: EditingKey?) {
        let event = KeyCommandTests.event(key, modifiers)
        #expect(EditingKey(event) == expected)
        #expect(EditingKey(KeyCommandTests.event(key, modifiers, isDown: false)) == nil)
    }
}
