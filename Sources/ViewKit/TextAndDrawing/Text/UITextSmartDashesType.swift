/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// As the system has it.
    case `default`
    /// They stay as they are.
    case no
    /// They are changed while typing.
    case yes
}
