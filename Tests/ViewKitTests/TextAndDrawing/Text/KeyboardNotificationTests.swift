import Synchronization
import Testing

@testable import ViewKit

/// The notifications of a keyboard, and text for responders other than fields.
@MainActor @Suite(.serialized) struct KeyboardNotificationTests {
    /// Takes text without being a field.
    private final class Pad: UIView, UIKeyInput {
        var text = ""
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { _ = text.popLast() }
        override var canBecomeFirstResponder: Bool { true }
    }

    private final class Plain: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    private final class Notes: Sendable { let list = Mutex<[(name: String, frame: CGRect)]>([]) }

    /// The notifications that arrive while `body` runs; others run tests at the same time, on screens of other sizes.
    private func notes(width: CGFloat, _ body: () -> Void) -> [(name: String, frame: CGRect)] {
        let notes = Notes()
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                guard let frame = value?.cgRectValue, frame.width == width, duration == 0.25 else { return }
                notes.list.withLock { $0.append((name.rawValue, frame)) }
            }
        }
        body()
        for observer in observers { NotificationCenter.default.removeObserver(observer as Any) }
        return notes.list.withLock { $0 }
    }

    @Test func theKeyboardComesOnceAndGoesOnce() {
        let host = TestHost(size: CGSize(width: 311, height: 200))
        let (a, b) = host.run { (UITextField(), UITextField()) }
        host.show(a, b)
        let notes = notes(width: 311) {
            host.run {
                a.becomeFirstResponder()
                b.becomeFirstResponder()
                b.resignFirstResponder()
            }
        }
        #expect(
            notes.map(\.name) == [
                "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification", "UIKeyboardWillHideNotification",
                "UIKeyboardDidHideNotification",
            ])
        #expect(notes.allSatisfy { $0.frame == CGRect(x: 0, y: 200, width: 311, height: 0) })
    }

    @Test func onlyWhatTakesTextHasAKeyboard() {
        let host = TestHost(size: CGSize(width: 313, height: 200))
        let (pad, plain) = host.run { (Pad(), Plain()) }
        host.show(pad, plain)
        let first = FirstResponder.of(host.layers)
        let notes = notes(width: 313) {
            host.run {
                plain.becomeFirstResponder()
                #expect(!first.takesText)
                pad.becomeFirstResponder()
                #expect(first.takesText)
                first.handle(.text("ab"))
                first.handle(.key(EditingKey(.deleteBackward)))
                first.handle(.key(EditingKey(.newline)))
                first.handle(.key(EditingKey(.tab)))
                first.handle(.key(EditingKey(.moveLeft)))
                first.handle(.key(EditingKey(.escape)))
            }
        }
        #expect(pad.text == "a\n\t" && !pad.isFirstResponder && notes.count == 4)
    }
}
