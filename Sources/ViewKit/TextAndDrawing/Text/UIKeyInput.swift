/// A responder that text is typed into while it is the first responder.
///
/// Its `canBecomeFirstResponder` has to be true.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Puts `text` in at the caret: what was typed, a line break for Return, a tab for the tab key.
    func insertText(_ text: String)
    /// Removes the character before the caret, or what is selected.
    func deleteBackward()
}
