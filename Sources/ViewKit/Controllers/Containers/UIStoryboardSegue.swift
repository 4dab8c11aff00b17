/// A segue from one view controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name of the segue; nil without one.
    open var identifier: String? { name }
    /// The controller that the segue starts from.
    open var source: UIViewController { start }
    /// The controller that the segue leads to.
    open var destination: UIViewController { end }
    private final let name: String?
    private final let (start, end): (UIViewController, UIViewController)

    /// A segue with that name, between two controllers.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        name = identifier
        start = source
        end = destination
        super.init()
    }

    /// Performs the segue; does nothing by default.
    open func perform() {}
}

/// A file of screens; none can be made here, so that code which only names the class compiles.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private override init() { super.init() }
}
