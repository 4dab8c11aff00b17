import Foundation
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

/// Keys of a window whose screen has a text field.
@MainActor struct TypingTests {
    @Test func lettersGoToTheFieldAndNotToTheWindow() throws {
        let rig = try TypingRig()
        try rig.letter("f")
        #expect(rig.run.overlay.showsGraph && rig.field.text?.isEmpty == true)
        #expect(rig.window?.takesText == false)
        try rig.focus()
        #expect(rig.window?.takesText == true)
        for letter in "fhq" { try rig.letter(letter) }
        try rig.key(.space)
        rig.run.handle(.text(TextEvent(" ", timestamp: rig.time)))
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

    /// The caret moved behind the menu, which no key closed.
    @Test func theMenuTakesTheKeysOfAField() throws {
        let rig = try TypingRig()
        try rig.focus()
        for letter in "ab" { try rig.letter(letter) }
        rig.run.handle(
            .pointer(
                PointerEvent(
                    phase: .down, pointer: .mouse, button: .secondary, position: CGPoint(x: 100, y: 300),
                    timestamp: rig.time)))
        try rig.key(.down)
        rig.run.handle(.text(TextEvent("x", timestamp: rig.time)))
        #expect(rig.run.overlay.menuCommand == .play && rig.field.text == "ab")
        try rig.key(.escape)
        #expect(!rig.run.overlay.showsMenu && rig.field.isEditing)
        try rig.letter("c")
        #expect(rig.field.text == "abc")
    }

    @Test func theClipboardIsTheDesktops() throws {
        let rig = try TypingRig()
        try rig.focus()
        rig.window?.clipboardText = "one\ntwo"
        try rig.key(.character("v"), .control)
        #expect(rig.field.text == "one two")
        try rig.key(.character("a"), .control)
        try rig.key(.character("x"), .control)
        #expect(rig.field.text?.isEmpty == true && rig.window?.clipboardText == "one two")
        rig.run.handle(.text(TextEvent("k", isComposition: true, timestamp: rig.time)))
        rig.run.handle(.text(TextEvent("か", timestamp: rig.time)))
        #expect(rig.field.text == "か")
    }

    /// A touch that came before a letter is delivered before it.
    @Test func touchesAndLettersKeepTheirOrder() throws {
        let rig = try TypingRig()
        try rig.focus()
        let stage = rig.run.session.stage
        stage.run { rig.field.text = "ab" }
        _ = try rig.run.session.step()
        stage.send(TouchSample(phase: .began, location: SIMD2(21, 37), timestamp: stage.layers.mediaTime))
        stage.send(.text("x"), at: stage.layers.mediaTime)
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
