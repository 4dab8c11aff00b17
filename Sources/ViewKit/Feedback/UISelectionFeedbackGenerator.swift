/// Feedback for a choice that changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Knocks lightly.
    open func selectionChanged() { FeedbackListener.current.onFeedback(.selection) }
}
