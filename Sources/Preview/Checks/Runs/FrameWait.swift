import Recorder
import SDLPlatform

/// The time that the frames of a wait take, without the time in which the process was stopped or the machine had no processor
/// for it.
struct FrameWait {
    /// The seconds so far.
    private(set) var seconds = 0.0
    /// Frames so far.
    private(set) var count = 0
    private var start = 0.0

    /// Seconds of a frame that count whether or not a processor worked in them.
    private static let longestIdling = 2.0

    /// Begins a frame at `time`, in seconds of the machine's clock.
    mutating func begin(at time: Double = MonotonicTime.now()) { start = time }

    /// Ends the frame at `time`; its `record` knows the work of the processor.
    mutating func end(_ record: FrameRecord?, at time: Double = MonotonicTime.now()) {
        let work = record?.cpuTime.seconds ?? 0
        seconds += min(time - start, max(work, Self.longestIdling))
        count += 1
    }
}
