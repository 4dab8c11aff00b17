/// A button in a bar, or room between buttons.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// How the words look.
    public enum Style: Int, Sendable {
        /// As usual.
        case plain
        /// Heavier: for the button that ends what is being done.
        case done = 2
    }

    /// What the system has words, a picture or room for.
    public enum SystemItem: Int, Sendable {
        /// The word Done, heavier.
        case done
        /// The word Cancel.
        case cancel
        /// The word Edit.
        case edit
        /// The word Save, heavier.
        case save
        /// A plus.
        case add
        /// Room that is shared out between the buttons beside it.
        case flexibleSpace
        /// Room as wide as `width` says.
        case fixedSpace
        /// The word Undo.
        case undo = 21
        /// The word Redo.
        case redo
    }

    /// How the words look; plain by default.
    open var style = Style.plain {
        didSet { whenChanged?() }
    }
    /// How wide the item is, in points; 0, the default, for as wide as it needs to be.
    open var width: CGFloat = 0 {
        didSet { whenChanged?() }
    }
    /// A view in place of words and picture.
    open var customView: UIView? {
        didSet { whenChanged?() }
    }
    /// The colour of words and picture; nil, the default, for the bar's.
    open var tintColor: UIColor? {
        didSet { whenChanged?() }
    }
    /// What a tap runs, with title and picture where the item has none; nil for nothing more than the target's method.
    open var primaryAction: UIAction? {
        didSet { whenChanged?() }
    }
    /// The object whose method `action` a tap calls; nil for the first responder that has it. It is not kept alive.
    open weak var target: AnyObject? {
        didSet { hasTarget = target != nil }
    }
    private var hasTarget = false
    /// The name of the method that a tap calls; nil for none.
    open var action: Selector?
    /// Calls the target's method; nil without one.
    final var send: ((UIBarButtonItem) -> Void)?
    final var systemItem: SystemItem?

    /// An item without words, picture and action.
    public required init() { super.init() }

    /// What a tap does.
    final func trigger() {
        send?(self)
        if let action, target != nil || !hasTarget {
            if !UIApplication.shared.sendAction(action, to: target, from: self, for: nil) {
                FaultLog.current.report(
                    self,
                    "no method \(action) was found for a tap. Name a method of the target, or of a responder, by #selector."
                )
            }
        }
        primaryAction?.run(sender: self)
    }

    final var isFlexible: Bool { systemItem == .flexibleSpace }
    final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
    final var shownTitle: String? { title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title } }
    final var shownImage: UIImage? { image ?? primaryAction?.image }
}
