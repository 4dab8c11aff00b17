/// A range of a text.
///
/// Ranges come from the text that they belong to, such as a `UITextField`.
@preconcurrency @MainActor open class UITextRange: NSObject {
    /// A range in no text.
    public override init() { super.init() }

    /// Whether nothing lies in the range; true for one in no text.
    open var isEmpty: Bool { true }
    /// The position before the first character.
    open var start: UITextPosition { UITextPosition() }
    /// The position behind the last character.
    open var end: UITextPosition { UITextPosition() }
}

/// A position in a text, between two characters or at an end.
///
/// Positions come from the text that they belong to, such as a `UITextField`.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// A position in no text.
    public override init() { super.init() }
}
