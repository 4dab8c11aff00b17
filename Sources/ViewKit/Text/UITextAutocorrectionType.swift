/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
    /// Where it suits the keyboard.
    case `default`
    /// They are not.
    case no
    /// They are.
    case yes
}
