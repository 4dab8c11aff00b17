/// A monotonic time stamp or a duration, in nanoseconds; the origin is the caller's, the same for all stamps of a run.
package typealias Nanoseconds = Int64

extension Nanoseconds {
    /// This duration in milliseconds.
    package var milliseconds: Double { Double(self) / 1e6 }
}
