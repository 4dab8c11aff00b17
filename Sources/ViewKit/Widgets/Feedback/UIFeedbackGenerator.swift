/// A generator of haptic feedback. No haptic motor exists here: each event is written on the window for a moment.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// A generator without a haptic event of its own.
    public override init() { super.init() }

    /// Prepares the haptic motor of a device; here it changes nothing.
    open func prepare() {}
}

/// Feedback for a choice that changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Triggers the haptic event of a selection.
    open func selectionChanged() { FeedbackListener.current.onFeedback(.selection) }
}

/// Receives the haptic events of one host's feedback generators; a generator belongs to no view and uses the current
/// host.
@MainActor package final class FeedbackListener {
    /// Called with every haptic event.
    package var onFeedback: (Feedback) -> Void = { _ in }

    /// The listener of the current host.
    package static var current: FeedbackListener {
        HostScope.attachment { _ in FeedbackListener() }
    }
}
