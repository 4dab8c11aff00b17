/// The object of an interface file that stands for the first responder: actions to it go to whichever has the method.
@MainActor final class FirstResponderPlaceholder: NSObject {
    static let shared = FirstResponderPlaceholder()

    private override init() { super.init() }
}
