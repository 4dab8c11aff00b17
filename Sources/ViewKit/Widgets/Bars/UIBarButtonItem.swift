/// A button in a bar, or room between buttons.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The weight of the title.
    public enum Style: Int, Sendable {
        /// As usual.
        case plain
        /// Heavier: for the button that ends what is being done.
        case done = 2
    }

    /// The items of the system, each with its own title, image or space.
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
        /// A square with a pencil.
        case compose
        /// An arrow back.
        case reply
        /// A square with an arrow out of it.
        case action
        /// A folder.
        case organize
        /// An open book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// An arrow in a circle.
        case refresh
        /// A cross.
        case stop
        /// A camera.
        case camera
        /// A bin.
        case trash
        /// A triangle.
        case play
        /// Two bars.
        case pause
        /// Two triangles to the left.
        case rewind
        /// Two triangles to the right.
        case fastForward
        /// The word Undo.
        case undo
        /// The word Redo.
        case redo
        /// A cross.
        case close = 24

        /// The symbol that the item shows; nil for one with a title, a picture of its own or space.
        var symbolName: String? {
            switch self {
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            default: nil
            }
        }
    }

    /// The weight of the title; plain by default.
    open var style = Style.plain {
        didSet { whenChanged?() }
    }
    /// The width of the item, in points; 0, the default, for that of its content.
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
    /// The action that a tap runs after the target's method; its title and image show where the item has none. Nil by
    /// default.
    open var primaryAction: UIAction? {
        didSet { whenChanged?() }
    }
    /// The menu, which a tap shows where the item has neither an action nor a primary action, and otherwise a long press; nil by
    /// default.
    open var menu: UIMenu? { didSet { menuDidChange?() } }
    /// The order of the menu's elements; automatic by default.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
        didSet { menuDidChange?() }
    }
    /// Updates the button of the item in its bar, which stays as it is but for the menu.
    final var menuDidChange: (() -> Void)?
    /// The object whose method `action` a tap calls; nil for the first responder that has it. It is held weakly.
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

    /// An item of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let coder = coder as? InterfaceCoder else { return }
        if let view = coder.loader.makeView(coder.object.object("customView")) { customView = view }
    }

    /// Handles a tap: calls the target's method and runs the primary action; reports a method that is not found.
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

    /// Whether a tap does something else than to show the menu.
    final var hasTapAction: Bool { send != nil || action != nil || primaryAction != nil }
    final var isFlexible: Bool { systemItem == .flexibleSpace }
    final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
    final var shownTitle: String? { title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title } }
    final var shownImage: UIImage? { image ?? primaryAction?.image }
}
