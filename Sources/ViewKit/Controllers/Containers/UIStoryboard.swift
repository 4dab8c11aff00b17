/// A file of screens; none can be made here, so that code which only names the class compiles.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private override init() { super.init() }
}
