/// The input views of the first responder, and the notifications of a keyboard that comes and goes.
extension FirstResponder {
    /// Shows the input views of the first responder, and posts that the keyboard comes, goes or changes its height.
    func updateKeyboard(_ context: LayerContext) {
        let area = nextInputArea
        let old = keyboard
        let new = Keyboard(isShown: takesText || area != nil, height: area?.bounds.height ?? 0)
        guard area !== inputArea || new != old else { return }
        keyboard = new
        let oldArea = inputArea
        inputArea = area
        let isOther = new != old
        let facts = Self.facts(from: old.height, to: new.height, context)
        if isOther { post(new.isShown ? Self.willShow : Self.willHide, facts, context) }
        context.withHost { InputViewArea.exchange(oldArea, for: area) }
        if isOther { post(new.isShown ? Self.didShow : Self.didHide, facts, context) }
    }

    /// The area for the input views of the first responder: the one that shows where it holds the same views; nil without
    /// any.
    private var nextInputArea: InputViewArea? {
        guard let responder, let window = responder.shownWindow else { return nil }
        var accessory: UIView?
        var input: UIView?
        for next in sequence(first: responder, next: \.next) {
            if accessory == nil { accessory = next.inputAccessoryView }
            if input == nil { input = next.inputView }
        }
        let views = [accessory, input].compactMap(\.self)
        guard !views.isEmpty else { return nil }
        let area = inputArea.flatMap { $0.views == views && $0.target === window ? $0 : nil }
        guard let area else { return InputViewArea(views, for: window) }
        area.fit()
        return area
    }

    private func post(_ names: [NSNotification.Name], _ facts: [AnyHashable: Any], _ context: LayerContext) {
        context.withHost {
            for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: facts) }
        }
    }

    /// The user information of the notifications of a keyboard whose height changes, in points.
    private static func facts(from old: CGFloat, to new: CGFloat, _ context: LayerContext) -> [AnyHashable: Any] {
        let size = context.host?.screen.size ?? .zero
        func frame(height: CGFloat, otherwise other: CGFloat) -> NSValue {
            // A keyboard that is away lies below the screen with the height that it has there.
            NSValue(
                cgRect: CGRect(x: 0, y: size.height - height, width: size.width, height: height > 0 ? height : other))
        }
        return [
            UIResponder.keyboardFrameBeginUserInfoKey: frame(height: old, otherwise: new),
            UIResponder.keyboardFrameEndUserInfoKey: frame(height: new, otherwise: old),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: InputViewArea.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    private static let willShow = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
    ]
    private static let didShow = [
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
    ]
    private static let willHide = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
    ]
    private static let didHide = [
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
    ]
}

extension UIResponder {
    /// The window of a view, or of the view of a controller; nil for others.
    fileprivate var shownWindow: UIWindow? {
        switch self {
        case let view as UIView: view.window
        case let controller as UIViewController: controller.loadedView?.window
        default: nil
        }
    }
}
