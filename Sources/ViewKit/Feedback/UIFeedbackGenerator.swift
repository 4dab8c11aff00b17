/// Makes a device knock in one's hand. Here is none to hold: what would be felt is written on the window for a moment.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// A generator without a knock of its own.
    public override init() { super.init() }

    /// Warms the motor up, where there is one; here it changes nothing.
    open func prepare() {}
}
