/// Hears what the feedback generators of one host do; a generator belongs to no view and asks the current host.
@MainActor package final class FeedbackListener {
    /// Called with every knock.
    package var onFeedback: (Feedback) -> Void = { _ in }

    /// The listener of the current host.
    package static var current: FeedbackListener {
        HostScope.current.layers.attachments.value { FeedbackListener() }
    }
}
