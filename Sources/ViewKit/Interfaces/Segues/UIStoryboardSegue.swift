/// A segue from one view controller to another.
///
/// Subclasses override `perform()`; those of a segue of a kind of UIKit's may call super, which shows the destination as the kind
/// does.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name of the segue; nil without one.
    open var identifier: String? { name }
    /// The controller that the segue starts from.
    open var source: UIViewController { start }
    /// The controller that the segue leads to.
    open var destination: UIViewController { end }
    private final let name: String?
    private final let start: UIViewController
    private final let end: UIViewController
    /// Shows the destination; nil for a segue without a kind of UIKit's.
    final var performer: (() -> Void)?
    /// Whether the containers that an unwind segue passes show their child with an animation.
    final var unwindsAnimated = true

    /// A segue with that name, between two controllers.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        name = identifier
        start = source
        end = destination
        super.init()
    }

    /// A segue whose `perform()` calls `performHandler`.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        performer = performHandler
    }

    /// Shows the destination as the segue's kind does; does nothing for a custom one.
    open func perform() { performer?() }
}
