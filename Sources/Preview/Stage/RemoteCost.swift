import Recorder

/// The part of a frame that another process had.
package struct RemoteCost: Hashable, Sendable, BitwiseCopyable {
    /// The CPU time of all its threads.
    package var cpuTime: Nanoseconds
    /// The allocations of its main thread after input and before the end of commit; nil where they are not counted.
    package var allocations: Int?
    /// The work whose results later frames use again.
    package var work: FrameWork

    /// No part.
    package static let none = RemoteCost(cpuTime: 0, allocations: 0)

    package init(cpuTime: Nanoseconds, allocations: Int?, work: FrameWork = FrameWork()) {
        self.cpuTime = cpuTime
        self.allocations = allocations
        self.work = work
    }
}
