/// Receives the haptic events of one host's feedback generators; a generator belongs to no view and uses the current
/// host.
@MainActor package final class FeedbackListener {
    /// Called with every haptic event.
    package var onFeedback: (Feedback) -> Void = { _ in }

    /// The listener of the current host.
    package static var current: FeedbackListener {
        HostScope.current.layers.attachments.value { FeedbackListener() }
    }
}
