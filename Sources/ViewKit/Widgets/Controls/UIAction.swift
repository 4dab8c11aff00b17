/// The handler of an action, which is called with the action.
public typealias UIActionHandler = (UIAction) -> Void

/// An action with a title and an image for the control that triggers it, and an element of a menu.
@preconcurrency @MainActor public final class UIAction: UIMenuElement, UIMenuLeaf {
    /// The name by which an action is distinguished from others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// An identifier of that name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// An identifier of that name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The words for it; empty for none.
    public override var title: String {
        get { ownTitle }
        set {
            ownTitle = newValue
            elementDidChange()
        }
    }
    /// The picture for it.
    public override var image: UIImage? {
        get { ownImage }
        set {
            ownImage = newValue
            elementDidChange()
        }
    }
    /// The picture for it while its state is on; nil, the default, for `image`.
    public var selectedImage: UIImage? { didSet { elementDidChange() } }
    /// Words for what it does, where the title alone does not say it; nil by default. Assistive technologies read them.
    public var discoverabilityTitle: String?
    /// The style in a menu; none by default.
    public var attributes: UIMenuElement.Attributes { didSet { if attributes != oldValue { elementDidChange() } } }
    /// The mark in a menu; off by default.
    public var state: UIMenuElement.State { didSet { if state != oldValue { elementDidChange() } } }
    /// The name by which the action is distinguished from others.
    public let identifier: Identifier
    /// The object that sends the action, while its handler runs; nil otherwise.
    public var sender: Any? { currentSender }
    private weak var currentSender: AnyObject?
    private let handler: UIActionHandler

    /// An action that runs `handler`; without an identifier it gets one that no other has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.identifier = identifier ?? Identifier(ElementCounter.current.next("action"))
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The image of the present state.
    final var shownImage: UIImage? { state == .on ? selectedImage ?? image : image }

    /// Runs the handler for `sender`; the target does not count.
    public func performWithSender(_ sender: Any?, target: Any?) { run(sender: sender.map { $0 as AnyObject }) }

    final func run(sender: AnyObject?) {
        currentSender = sender
        handler(self)
        currentSender = nil
    }
}

/// Generates identifiers for the actions and menus of one host that are created without one.
@MainActor final class ElementCounter {
    private var count = 0

    static var current: ElementCounter { HostScope.attachment { _ in ElementCounter() } }

    /// A name that no other element has, which begins with `kind`.
    func next(_ kind: String) -> String {
        count += 1
        return "\(kind)-\(count)"
    }
}
