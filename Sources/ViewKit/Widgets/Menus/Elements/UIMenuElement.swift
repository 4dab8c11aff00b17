/// An element of a menu: an action, a menu within the menu, or elements that come later.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The mark beside an element.
    public enum State: Int, Sendable {
        /// None.
        case off
        /// A check mark: the element is chosen.
        case on
        /// A dash: a part of what the element stands for is chosen.
        case mixed
    }

    /// The style of an element.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Attributes of those bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It is grey, and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It deletes something; red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It does not show.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    final var ownTitle: String
    final var ownImage: UIImage?
    /// The closures that update what shows the element, by the object that shows it.
    private final var observers: [ObjectIdentifier: () -> Void] = [:]

    init(title: String, subtitle: String?, image: UIImage?) {
        ownTitle = title
        ownImage = image
        self.subtitle = subtitle
        super.init()
    }

    /// The title; empty for none.
    open var title: String { ownTitle }
    /// Smaller text below the title; nil for none.
    open var subtitle: String? { didSet { elementDidChange() } }
    /// The image beside the title; nil for none.
    open var image: UIImage? { ownImage }

    /// Calls `update` when a property has changed, in place of what `observer` gave before; nil ends that.
    final func observe(by observer: AnyObject, _ update: (() -> Void)?) {
        observers[ObjectIdentifier(observer)] = update
    }

    /// Updates what shows the element.
    final func elementDidChange() { for update in observers.values { update() } }
}
