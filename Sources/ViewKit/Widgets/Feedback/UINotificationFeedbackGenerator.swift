/// Feedback for the outcome of a task.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of a task.
    public enum FeedbackType: Int, Sendable {
        /// It went well.
        case success
        /// There is something to look at.
        case warning
        /// It failed.
        case error
    }

    /// Triggers the haptic event for `notificationType`.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        FeedbackListener.current.onFeedback(.notification(notificationType))
    }
}
