/// The keyboard settings that a responder requests; all of them may be left out.
///
/// Only `isSecureTextEntry` has an effect: a desktop has a keyboard with keys of its own, which neither corrects nor
/// capitalises. The other values are kept for the code that reads them.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// The letters that an on-screen keyboard makes capitals; those at the start of sentences by default.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// The correction of words while they are typed.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// The check of the spelling.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// The replacement of typed quotation marks by curly ones.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// The replacement of two hyphens by a dash.
    var smartDashesType: UITextSmartDashesType { get }
    /// The addition and removal of spaces with words.
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

/// The brightness of an on-screen keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// That of the input method.
    case `default`
    /// Dark.
    case dark
    /// Light.
    case light

    /// The former name of `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The letters that an on-screen keyboard makes capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
}

/// The correction of words while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
    /// On for the keyboards that suit it.
    case `default`
    /// Off.
    case no
    /// On.
    case yes
}

/// The check of the spelling of text.
public enum UITextSpellCheckingType: Int, Sendable {
    /// On in fields whose words are corrected.
    case `default`
    /// Off.
    case no
    /// On.
    case yes
}

/// The replacement of typed quotation marks by curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the system has it.
    case `default`
    /// Off.
    case no
    /// On, while typing.
    case yes
}

/// The replacement of two hyphens by a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// As the system has it.
    case `default`
    /// Off.
    case no
    /// On, while typing.
    case yes
}

/// The addition and removal of spaces with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the system has it.
    case `default`
    /// Off.
    case no
    /// On, while typing.
    case yes
}

/// Rules for the passwords that a system suggests; kept, as none are suggested here.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, NSCopying {
    /// The rules in the language of password managers.
    public nonisolated let passwordRulesDescriptor: String

    /// Rules in the language of password managers, such as `minlength: 8;`.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    /// The rules themselves: they never change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
