/// Feedback for a choice that changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Triggers the haptic event of a selection.
    open func selectionChanged() { FeedbackListener.current.onFeedback(.selection) }
}
