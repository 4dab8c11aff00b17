import Testing

@testable import ViewKit

/// A window with a text field of 160 x 34 points at (20, 20), and a log of what it tells.
@MainActor final class TextFieldRig {
    /// Answers to a field's questions, and notes all calls.
    final class Delegate: NSObject, UITextFieldDelegate {
        var log: [String] = []
        /// The calls that are answered with false.
        var refusals: Set<String> = []

        private func answer(_ call: String) -> Bool {
            log.append(call)
            return !refusals.contains(call)
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("should begin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("did begin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("should end") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("did end") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { answer("should change \(range.location)+\(range.length) '\(string)'") }
        func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("should clear") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("should return") }
    }

    let rig = ControlRig()
    let field: UITextField
    let delegate = Delegate()

    var host: TestHost { rig.host }
    var log: [String] { delegate.log }

    init(_ make: @MainActor () -> UITextField = { UITextField() }) {
        field = rig.run(make)
        field.frame = CGRect(x: 20, y: 20, width: 160, height: 34)
        field.delegate = delegate
        rig.show(field)
    }

    /// Notes the events of editing, too.
    func logEvents() {
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "event begin"), (.editingChanged, "event changed"), (.editingDidEnd, "event end"),
            (.primaryActionTriggered, "event primary"),
        ]
        for (event, name) in events {
            rig.run { field.addAction(UIAction { [delegate] _ in delegate.log.append(name) }, for: event) }
        }
    }

    /// Begins to edit the text of `marked`, which has a bar for the caret, or brackets around the selection.
    func begin(with marked: String = "|") {
        // Marks that join the bar are taken apart by scalars.
        let scalars = Array(marked.unicodeScalars)
        let plain = String(String.UnicodeScalarView(scalars.filter { !"|[]".unicodeScalars.contains($0) }))
        func index(_ mark: Unicode.Scalar) -> Int? {
            scalars.firstIndex(of: mark).map { end in
                scalars[..<end].filter { !"|[]".unicodeScalars.contains($0) }.map(\.utf16.count).reduce(0, +)
            }
        }
        rig.run {
            field.text = plain
            _ = field.becomeFirstResponder()
            let start = index("[") ?? index("|") ?? 0
            field.select(NSRange(location: start, length: (index("]") ?? start) - start))
        }
        delegate.log = []
    }

    /// The text with a bar for the caret, or brackets around the selection.
    var marked: String {
        let selection = field.edited.selection
        let text = NSMutableString(string: field.text ?? "")
        guard selection.length > 0 else {
            text.insert("|", at: selection.location)
            return "\(text)"
        }
        text.insert("]", at: selection.location + selection.length)
        text.insert("[", at: selection.location)
        return "\(text)"
    }

    /// The keyboard sends `input`.
    func type(_ input: TextInput) { FirstResponder.of(host.layers).handle(input) }

    /// The keyboard sends each letter of `text`.
    func type(_ text: String) { for letter in text { type(.text(String(letter))) } }

    func press(_ action: EditingKey.Action) { type(.key(EditingKey(action))) }
}
