extension UITextField {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none
        /// A thin dark line.
        case line
        /// A sunken edge.
        case bezel
        /// Round corners around a filled area.
        case roundedRect
    }

    /// The times at which a view at one side of a text field shows.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never
        /// While the field is edited.
        case whileEditing
        /// While the field is not edited.
        case unlessEditing
        /// Always.
        case always

        /// Whether the view shows while the field is edited or, where that is false, while it is not.
        func shows(whileEditing: Bool) -> Bool {
            self == .always || self == (whileEditing ? .whileEditing : .unlessEditing)
        }
    }

    /// The reason for the end of editing.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text is as the user left it.
        case committed
    }

    /// Posted, with the field as its object, when the user can type into it.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted, with the field as its object, when its editing has ended.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted, with the field as its object, when the user changed its text.
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
        "UITextFieldTextDidChangeNotification")
    /// The key of the reason in the notification of the end of editing, a number.
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
