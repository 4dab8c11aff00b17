/// Decides about the editing of a text field, and is notified of it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether `textField` may be edited; true by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when the user can type into `textField`.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether the editing of `textField` may end; true by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when the editing of `textField` has ended, also where `textFieldShouldEndEditing(_:)` was not called.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// The same with the reason; by default it calls the method without one, in whose place it is called.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether the user may put `string` in place of `range`, which counts UTF-16 units; true by default.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called when the caret of `textField` moved, or the selection changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button, or the beginning of editing, may clear `textField`; true by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether Return does what it does by default, which is sending `.editingDidEndOnExit`; true by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// True.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

    /// Nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}

    /// True.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

    /// Nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}

    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }

    /// True.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }

    /// Nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}

    /// True.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

    /// True.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
