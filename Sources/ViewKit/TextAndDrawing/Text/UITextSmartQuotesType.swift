/// Whether typed quotation marks become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the system has it.
    case `default`
    /// They stay as they are.
    case no
    /// They are changed while typing.
    case yes
}
