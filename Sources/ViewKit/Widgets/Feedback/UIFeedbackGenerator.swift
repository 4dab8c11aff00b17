/// A generator of haptic feedback. No haptic motor exists here: each event is written on the window for a moment.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// A generator without a haptic event of its own.
    public override init() { super.init() }

    /// Prepares the haptic motor of a device; here it changes nothing.
    open func prepare() {}
}
