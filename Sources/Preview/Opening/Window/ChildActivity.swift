/// The activity, at one moment, of the thread that answers for a version of the user's code.
struct ChildActivity: Hashable, Sendable {
    enum State: Hashable, Sendable {
        /// It has the processor, or waits for it or for the disk.
        case running
        /// It waits for something else: a lock, a time, a descriptor.
        case waiting
        /// A signal or a debugger has stopped it.
        case stopped
    }

    /// Seconds of the processor's time that it has had.
    var processorSeconds: Double
    /// The number of requests that it has performed.
    var performedCount: UInt64
    var state: State
}
