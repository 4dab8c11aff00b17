/// The handler of an action, which is called with the action.
public typealias UIActionHandler = (UIAction) -> Void

/// An action with a title and an image for the control that triggers it.
@preconcurrency @MainActor public final class UIAction: NSObject {
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
    public var title: String
    /// The picture for it.
    public var image: UIImage?
    /// The name by which the action is distinguished from others.
    public let identifier: Identifier
    /// The object that sends the action, while its handler runs; nil otherwise.
    public var sender: Any? { currentSender }
    private weak var currentSender: AnyObject?
    private let handler: UIActionHandler

    /// An action that runs `handler`; without an identifier it gets one that no other has.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        self.handler = handler
        self.identifier = identifier ?? ActionCounter.current.next()
        super.init()
    }

    final func run(sender: AnyObject?) {
        currentSender = sender
        handler(self)
        currentSender = nil
    }
}

/// Generates identifiers for the actions of one host that are created without one.
@MainActor private final class ActionCounter {
    private var count = 0

    static var current: ActionCounter { HostScope.attachment { _ in ActionCounter() } }

    func next() -> UIAction.Identifier {
        count += 1
        return UIAction.Identifier("action-\(count)")
    }
}
