/// Whether the spelling of text is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// On in fields whose words are corrected.
    case `default`
    /// It is not.
    case no
    /// It is.
    case yes
}
