import Synchronization
import Testing

@testable import ViewKit

/// The calls of a text field to its delegate and its targets, in their order.
@MainActor @Suite struct TextFieldEventsTests {
    /// Notes the notifications of some names of one object.
    private final class Recipient: Sendable {
        private let list = Mutex<[NSNotification.Name]>([])

        @MainActor init(names: [NSNotification.Name], object: AnyObject) {
            for name in names {
                _ = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] in
                    let name = $0.name
                    self?.list.withLock { $0.append(name) }
                }
            }
        }

        var received: [NSNotification.Name] { list.withLock { $0 } }
    }

    private let rig = TextFieldRig()
    private var field: UITextField { rig.field }

    @Test func editingIsToldInOrder() {
        rig.logEvents()
        #expect(rig.host.run { field.becomeFirstResponder() } && field.isEditing && field.isFirstResponder)
        rig.type("a")
        rig.press(.newline)
        #expect(rig.host.run { field.resignFirstResponder() } && !field.isEditing)
        #expect(
            rig.log == [
                "should begin", "did begin", "event begin", "should change 0+0 'a'", "event changed", "selection",
                "should return", "event primary", "should end", "did end", "event end",
            ])
    }

    @Test func notificationsHaveTheFieldAsTheirObject() {
        let expected = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ]
        withExtendedLifetime(Recipient(names: expected, object: field)) { recipient in
            rig.begin()
            rig.type("a")
            rig.press(.escape)
            #expect(recipient.received == expected)
        }
    }

    @Test func theDelegateRefuses() {
        rig.delegate.refusals = ["should begin"]
        #expect(rig.host.run { !field.becomeFirstResponder() } && !field.isEditing)
        rig.delegate.refusals = ["should change 0+0 'x'", "should end", "should return"]
        rig.logEvents()
        rig.begin()
        rig.type("xy")
        rig.press(.newline)
        #expect(field.text == "y" && !rig.log.contains("event primary"))
        #expect(rig.host.run { !field.resignFirstResponder() } && field.isEditing)
        #expect(rig.host.run { rig.host.window.endEditing(true) } && !field.isEditing)
        #expect(rig.log.suffix(3) == ["should end", "did end", "event end"])
    }

    /// A delegate that formats the text sets it, and refuses what was typed.
    @Test func theDelegateSetsAnotherText() {
        final class Upper: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                let old = NSString(string: textField.text ?? "")
                textField.text = old.replacingCharacters(in: range, with: string).uppercased()
                return false
            }
        }
        let upper = Upper()
        field.delegate = upper
        rig.begin()
        rig.type("abc")
        rig.press(.deleteBackward)
        #expect(field.text == "AB" && rig.marked == "AB|")
    }

    @Test func returnEndsWhereATargetWaitsForIt() {
        rig.begin()
        rig.press(.newline)
        #expect(field.isEditing)
        var exits = 0
        rig.host.run { field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit) }
        rig.press(.newline)
        #expect(!field.isEditing && exits == 1)
    }

    /// An override of `deleteBackward()` is how code hears of the key in an empty field.
    @Test func anOverrideHearsOfBackspace() {
        final class Code: UITextField {
            var presses = 0
            override func deleteBackward() {
                presses += 1
                super.deleteBackward()
            }
        }
        let code = Code()
        let rig = TextFieldRig { code }
        rig.begin(with: "a|")
        for _ in 0..<3 { rig.press(.deleteBackward) }
        #expect(code.presses == 3 && code.text?.isEmpty == true)
    }

    @Test func tabGoesToTheNextField() {
        let other = rig.host.run { UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 30)) }
        rig.rig.show(other)
        rig.begin()
        rig.press(.tab)
        #expect(other.isFirstResponder && !field.isEditing)
        rig.type(.key(EditingKey(.tab, extends: true)))
        #expect(field.isFirstResponder)
    }

    @Test func editingEndsWithTheWindow() {
        rig.begin()
        rig.host.run { field.removeFromSuperview() }
        #expect(!field.isEditing && !field.isFirstResponder && rig.log == ["did end"])
        #expect(rig.host.run { !field.becomeFirstResponder() })
        rig.host.run { rig.host.window.addSubview(field) }
        rig.begin()
        field.isEnabled = false
        #expect(!field.isEditing && rig.host.run { !field.becomeFirstResponder() })
    }

    @Test func theTextIsCleared() {
        field.clearButtonMode = .always
        field.text = "abc"
        rig.logEvents()
        rig.rig.frame()
        rig.rig.tap(172, 37)
        #expect(field.text?.isEmpty == true && rig.log.starts(with: ["should clear", "event changed"]))
        #expect(field.isEditing)
        rig.host.run { _ = field.resignFirstResponder() }
        field.clearsOnBeginEditing = true
        field.text = "abc"
        rig.delegate.refusals = ["should clear"]
        rig.host.run { _ = field.becomeFirstResponder() }
        #expect(field.text == "abc")
        rig.delegate.refusals = []
        rig.host.run {
            field.resignFirstResponder()
            field.becomeFirstResponder()
        }
        #expect(field.text?.isEmpty == true)
    }

    @Test func aTapBeginsAndPlacesTheCaret() {
        field.text = "one two"
        rig.rig.frame()
        let place = field.convert(field.caretRect(at: 3), to: nil)
        rig.rig.tap(place.midX, 37)
        #expect(field.isEditing && rig.marked == "one| two")
        rig.rig.tap(place.midX, 37)
        #expect(rig.marked == "[one] two")
        rig.rig.tap(place.midX, 37)
        #expect(rig.marked == "[one two]")
        rig.rig.wait(1)
        rig.rig.touch(.began, 21, 37)
        #expect(rig.marked.hasPrefix("|"))
        rig.rig.touch(.moved, 170, 37)
        rig.rig.touch(.ended, 170, 37)
        #expect(rig.marked == "one two|")
    }

    @Test func theCaretBlinksOnTheHostsClock() {
        rig.begin()
        rig.rig.frame()
        let caret = field.caret
        #expect(!caret.isHidden && caret.alpha == 1)
        rig.rig.wait(0.55)
        #expect(caret.alpha == 0)
        rig.rig.wait(0.5)
        #expect(caret.alpha == 1)
        rig.rig.wait(0.4)
        rig.type("a")
        rig.rig.wait(0.3)
        #expect(caret.alpha == 1, "it stays while the user types")
        rig.press(.selectAll)
        rig.rig.frame()
        #expect(caret.isHidden && !field.selectionView.isHidden)
        rig.press(.escape)
        rig.rig.frame()
        #expect(caret.isHidden && field.selectionView.isHidden && rig.host.layers.mainQueue.nextDueTime == nil)
    }

    /// A caret that blinks is nothing that a transition, or a log of input, waits for.
    @Test func aBlinkingCaretIsNoPendingWork() {
        rig.begin()
        rig.rig.wait(1.2)
        let queue = rig.host.layers.mainQueue
        #expect(queue.nextDueTime != nil && !queue.hasPendingWork)
        rig.rig.run { DispatchQueue.main.async {} }
        #expect(queue.hasPendingWork)
    }

    @Test func theEndOfEditingKeepsWhatAnInputMethodComposed() {
        rig.begin(with: "a|b")
        rig.type(.composition("xy"))
        #expect(field.markedTextRange != nil)
        rig.press(.escape)
        #expect(field.text == "axyb" && field.markedTextRange == nil)
    }

    @Test func theColorOfTheTextFollowsTheAppearance() throws {
        rig.rig.run { field.text = "a" }
        rig.rig.frame()
        let light = try #require(field.line.text.runs.first?.style.color)
        rig.rig.run {
            field.overrideUserInterfaceStyle = .dark
            // Asked outside of layout, where the traits of the screen are the current ones.
            _ = field.intrinsicContentSize
        }
        let dark = try #require(field.line.text.runs.first?.style.color)
        #expect(light.x == 0 && dark.x == 1)
    }
}
