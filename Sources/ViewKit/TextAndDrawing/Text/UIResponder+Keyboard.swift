/// The notifications of an on-screen keyboard.
///
/// A desktop has a keyboard of its own, so that the one on the screen has no height: its frames lie at the lower edge of the
/// screen, and have the height of the first responder's input views. All notifications of a coming or a going are posted at once, when the first responder begins or ceases to take text.
extension UIResponder {
    /// The keyboard is about to come.
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    /// The keyboard has come.
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to go.
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    /// The keyboard has gone.
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    /// The frame of the keyboard is about to change.
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The frame of the keyboard has changed.
    public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The frame of the keyboard before, an `NSValue` of a rectangle in the screen's coordinates, in points.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The frame of the keyboard afterwards, an `NSValue` of a rectangle in the screen's coordinates, in points.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The length of the keyboard's animation, a number of seconds: 0.25.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The curve of the keyboard's animation, a number: 7, as on a phone, the raw value of a
    /// `UIView.AnimationCurve` without a name.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard belongs to this app: true.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
