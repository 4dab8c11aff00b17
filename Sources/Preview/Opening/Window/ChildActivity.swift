/// The activity, at one moment, of the thread that answers for a version of the user's code.
struct ChildActivity: Hashable, Sendable {
    /// Seconds of the processor's time that it has had.
    var processorSeconds: Double
    /// The use of the processor by all threads of its process, and of those that this has started.
    var family: ProcessFamily.ProcessorUse
    /// The number of requests that it has performed, and of the events of their frames.
    var performedCount: UInt64
    var state: ProcessStatistics.State
    /// Whether it waits for the reader of what it writes.
    var isUnread = false
}
