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

    /// Knocks in the rhythm of `notificationType`.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        FeedbackListener.current.onFeedback(.notification(notificationType))
    }
}
