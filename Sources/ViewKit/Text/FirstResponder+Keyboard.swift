/// Notifications of a keyboard that comes and goes.
extension FirstResponder {
    /// Posts that the keyboard comes or goes, where the first responder takes text and the former one did not, or the
    /// other way round.
    func announceKeyboard(_ context: LayerContext) {
        guard takesText != showsKeyboard else { return }
        showsKeyboard = takesText
        let names = showsKeyboard ? Self.showing : Self.hiding
        let size = context.host?.screen.size ?? .zero
        let frame = NSValue(cgRect: CGRect(x: 0, y: size.height, width: size.width, height: 0))
        let facts: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: frame, UIResponder.keyboardFrameEndUserInfoKey: frame,
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        context.withHost {
            for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: facts) }
        }
    }

    private static let showing = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
    ]
    private static let hiding = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
    ]
}
