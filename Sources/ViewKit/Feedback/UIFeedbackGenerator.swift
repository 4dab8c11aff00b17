/// Makes a device knock in one's hand. Here is none, so that nothing happens, as on devices without the motor for it.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// A generator that does nothing.
    public override init() { super.init() }

    /// Warms the motor up, where there is one.
    open func prepare() {}
}

/// Feedback for a choice that changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Knocks lightly, where there is a motor.
    open func selectionChanged() {}
}

/// Feedback for things that hit each other.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What hits.
    public enum FeedbackStyle: Int, Sendable {
        /// Something small.
        case light
        /// Something of middling weight.
        case medium
        /// Something heavy.
        case heavy
        /// Something soft.
        case soft
        /// Something hard.
        case rigid
    }

    /// A generator for medium things.
    public override init() { super.init() }

    /// A generator for things of that style.
    public convenience init(style: FeedbackStyle) { self.init() }

    /// Knocks, where there is a motor.
    open func impactOccurred() {}

    /// Knocks with `intensity`, 0 to 1, where there is a motor.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for what came of something.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What came of it.
    public enum FeedbackType: Int, Sendable {
        /// It went well.
        case success
        /// There is something to look at.
        case warning
        /// It failed.
        case error
    }

    /// Knocks, where there is a motor.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
