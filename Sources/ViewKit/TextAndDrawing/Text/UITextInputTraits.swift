/// The wishes of a responder for its keyboard; all of them may be left out.
///
/// Only `isSecureTextEntry` has an effect: a desktop has a keyboard with keys of its own, which neither corrects nor
/// capitalises. The other values are kept for the code that reads them.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// The letters that an on-screen keyboard makes capitals; those at the start of sentences by default.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether words are corrected while they are typed.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether the spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether typed quotation marks become curly ones.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether two hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether spaces are added and removed with words.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// The rules for passwords that are suggested; nil by default.
    var passwordRules: UITextInputPasswordRules? { get }
    /// The keys of an on-screen keyboard.
    var keyboardType: UIKeyboardType { get }
    /// The brightness of an on-screen keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// The word on the Return key of an on-screen keyboard.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the Return key of an on-screen keyboard is disabled while there is no text; false by default.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is hidden, and can neither be copied nor cut; false by default.
    var isSecureTextEntry: Bool { get }
    /// The meaning of the text, for what fills in forms; nil by default.
    var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
    /// The start of sentences.
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    /// The default.
    public var autocorrectionType: UITextAutocorrectionType { .default }
    /// The default.
    public var spellCheckingType: UITextSpellCheckingType { .default }
    /// The default.
    public var smartQuotesType: UITextSmartQuotesType { .default }
    /// The default.
    public var smartDashesType: UITextSmartDashesType { .default }
    /// The default.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    /// No rules.
    public var passwordRules: UITextInputPasswordRules? { nil }
    /// The default.
    public var keyboardType: UIKeyboardType { .default }
    /// The default.
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    /// The default.
    public var returnKeyType: UIReturnKeyType { .default }
    /// False.
    public var enablesReturnKeyAutomatically: Bool { false }
    /// False.
    public var isSecureTextEntry: Bool { false }
    /// Nil.
    public var textContentType: UITextContentType! { nil }
}
