/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
    /// On for the keyboards that suit it.
    case `default`
    /// They are not.
    case no
    /// They are.
    case yes
}
