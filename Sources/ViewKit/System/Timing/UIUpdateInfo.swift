/// The times of one frame, in seconds of `CACurrentMediaTime()`.
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
    /// The time for which the frame is made: when it began.
    public let modelTime: TimeInterval
    /// The time by which it is to be ready.
    public let completionDeadlineTime: TimeInterval
    /// The time at which it will be seen.
    public let estimatedPresentationTime: TimeInterval

    init(modelTime: TimeInterval, completionDeadlineTime: TimeInterval, estimatedPresentationTime: TimeInterval) {
        self.modelTime = modelTime
        self.completionDeadlineTime = completionDeadlineTime
        self.estimatedPresentationTime = estimatedPresentationTime
        super.init()
    }
}
