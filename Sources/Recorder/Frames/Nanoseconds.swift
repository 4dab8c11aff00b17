/// A monotonic time stamp or a duration, in nanoseconds; the origin is the caller's, the same for all stamps of a run.
///
/// Times of frames are whole nanoseconds wherever one module hands them to another; physics counts in seconds.
package typealias Nanoseconds = Int64

extension Nanoseconds {
    /// The whole nanoseconds of `seconds`, rounded towards zero, within the range of the type; 0 for not a number.
    package init(seconds: Double) {
        let nanoseconds = seconds * 1e9
        self = Self(exactly: nanoseconds.rounded(.towardZero)) ?? (nanoseconds > 0 ? .max : nanoseconds < 0 ? .min : 0)
    }

    /// This duration in seconds.
    package var seconds: Double { Double(self) / 1e9 }

    /// This duration in milliseconds.
    package var milliseconds: Double { Double(self) / 1e6 }

    /// This duration in microseconds.
    package var microseconds: Double { Double(self) / 1_000 }
}
