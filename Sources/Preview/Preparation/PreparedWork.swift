import Recorder

/// The cost of work that was done ahead.
struct PreparedWork: Hashable, Sendable {
    /// The CPU time of all threads.
    var processorTime: Nanoseconds = 0
    /// Memory for pixels.
    var bytes = 0
}
