/// A position in a text, between two characters or at an end.
///
/// Positions come from the text that they belong to, such as a `UITextField`.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// A position in no text.
    public override init() { super.init() }
}
