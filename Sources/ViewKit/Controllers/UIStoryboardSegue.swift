/// The way from one screen to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name that the way was given.
    open var identifier: String? { name }
    /// Where it starts.
    open var source: UIViewController { start }
    /// Where it leads.
    open var destination: UIViewController { end }
    private final let name: String?
    private final let (start, end): (UIViewController, UIViewController)

    /// A way with that name.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        name = identifier
        (start, end) = (source, destination)
        super.init()
    }

    /// Goes the way: nothing by default.
    open func perform() {}
}
