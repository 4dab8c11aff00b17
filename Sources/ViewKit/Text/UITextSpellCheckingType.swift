/// Whether the spelling of text is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// Where words are corrected.
    case `default`
    /// It is not.
    case no
    /// It is.
    case yes
}
