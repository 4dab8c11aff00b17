/// The activity, at one moment, of the thread that answers for a version of the user's code.
struct ChildActivity: Hashable, Sendable {
    enum State: Hashable, Sendable {
        /// It has the processor, or waits for it.
        case running
        /// It waits for the disk, for another file system, or for a process that has its memory (`vfork`).
        case blocked
        /// It waits for something else: a lock, a time, a descriptor.
        case waiting
        /// A signal or a debugger has stopped it.
        case stopped
    }

    /// Seconds of the processor's time that it has had.
    var processorSeconds: Double
    /// The same of all threads of the process.
    var processSeconds: Double
    /// The number of requests that it has performed, and of the frames between them.
    var performedCount: UInt64
    var state: State
}
