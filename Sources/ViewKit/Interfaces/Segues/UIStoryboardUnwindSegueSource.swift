/// The request for an unwind segue: a container looks for the controller that it leads to.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the segue starts from.
    open var source: UIViewController { start }
    /// The method of the controller that it leads to.
    open var unwindAction: Selector { action }
    /// The object that triggered the segue; nil for none.
    open var sender: Any? { trigger }
    private final let start: UIViewController
    private final let action: Selector
    private final let trigger: Any?

    init(source: UIViewController, action: Selector, sender: Any?) {
        start = source
        self.action = action
        trigger = sender
        super.init()
    }
}
