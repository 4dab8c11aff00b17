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
