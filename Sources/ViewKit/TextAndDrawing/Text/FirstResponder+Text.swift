/// Text and keys for the first responder.
extension FirstResponder {
    /// Whether the first responder takes text, so that letters are no commands of the window around it.
    package var takesText: Bool { responder is any UIKeyInput }

    /// The area of the caret in the window, in points, beside which an input method shows its list; nil without one.
    package var caretArea: CGRect? {
        guard let field = responder as? UITextField, let position = field.selectedTextRange?.end else { return nil }
        return field.convert(field.caretRect(for: position), to: nil)
    }

    /// Handles `input` where the first responder takes text.
    package func handle(_ input: TextInput) {
        if let field = responder as? UITextField { return field.layer.context.withHost { field.edit(input) } }
        guard let responder, let target = responder as? any UIKeyInput else { return }
        switch input {
        case .text(let text), .paste(let text): target.insertText(text)
        case .composition: break
        case .key(let key):
            switch key.action {
            case .deleteBackward: target.deleteBackward()
            case .newline: target.insertText("\n")
            case .tab: target.insertText("\t")
            case .escape: responder.resignFirstResponder()
            case .deleteForward, .moveLeft, .moveRight, .moveToStart, .moveToEnd, .selectAll, .copy, .cut: break
            }
        }
    }
}
