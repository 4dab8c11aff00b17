/// The keys of an on-screen keyboard.
public enum UIKeyboardType: Int, Sendable {
    /// Those of the input method.
    case `default`
    /// Letters of ASCII.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    /// Those for the address of a page.
    case URL
    /// Digits.
    case numberPad
    /// Those of a telephone.
    case phonePad
    /// Those for a name or the number of a telephone.
    case namePhonePad
    /// Those for the address of mail.
    case emailAddress
    /// Digits and the decimal separator.
    case decimalPad
    /// Those for short messages.
    case twitter
    /// Those for a search.
    case webSearch
    /// Digits of ASCII.
    case asciiCapableNumberPad

    /// The former name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}
