/// Whether spaces are added and removed with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the system has it.
    case `default`
    /// They stay as they are.
    case no
    /// They are changed while typing.
    case yes
}
