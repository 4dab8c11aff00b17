/// An action behind a row that is swiped.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The kind of action.
    public enum Style: Int, Sendable {
        /// Any.
        case normal
        /// One that deletes something; red.
        case destructive
    }

    /// Performs the action, of which the view of its button is the source; has to call the last argument at the end, with whether
    /// something was done.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    private let kind: Style
    private let perform: Handler

    /// An action of that style, with a title or none.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        kind = style
        perform = handler
        self.title = title
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }

    /// The kind of action.
    open var style: Style { kind }
    /// Performs the action.
    open var handler: Handler { perform }
    /// The title; nil for none.
    open var title: String?
    /// The colour of the button: red for a destructive action, grey for others by default.
    open var backgroundColor: UIColor!
    /// The image over the title; nil, the default, for none.
    open var image: UIImage?
}
