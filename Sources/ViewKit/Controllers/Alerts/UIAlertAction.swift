/// A button of an alert, and the call that a tap on it makes.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The look and the place of the button.
    public enum Style: Int, Sendable {
        /// Like any button.
        case `default`
        /// One that leaves everything as it is: bold, and apart from the others or below them. An alert has at most one.
        case cancel
        /// One that changes or deletes data: red.
        case destructive
    }

    /// The words on the button; nil for none.
    public final let title: String?
    /// The look and the place of the button.
    public final let style: Style
    /// Whether the button can be tapped; true by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { onChange() } } }
    /// Called when the action is enabled or disabled.
    final var onChange: () -> Void = {}
    private final let handler: ((UIAlertAction) -> Void)?

    private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// An action that calls `handler` with itself, once its alert has been dismissed.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init(title, style, handler)
    }

    final func run() { handler?(self) }
}
