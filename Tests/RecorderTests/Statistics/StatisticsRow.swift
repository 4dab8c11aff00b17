import Testing

@testable import Recorder

/// A run and what its statistics are, worked out by hand; times in milliseconds.
struct StatisticsRow: Decodable, Sendable, CustomTestStringConvertible {
    struct Frame: Decodable, Sendable {
        var end: Double
        var phase: FramePhase
        var flags: FrameFlags?
        /// The position in the list, unless given.
        var index: Int?
    }

    struct FrameTime: Decodable, Sendable {
        var mean, p50, p90, max: Double?
        var count: Int
    }

    struct Expected: Decodable, Sendable {
        var frameCount, measuredFrameCount, hitchCount, jankCount, frozenCount: Int
        var frameTime: FrameTime
        var hitchMilliseconds, animatingSeconds: Double
        var hitchRatio, low1Percentile, low1Mean: Double?
    }

    var name: String
    /// The derivation of the expected figures.
    var about: String
    var period: Double
    var frames: [Frame]
    var expected: Expected
    var testDescription: String { name }

    var records: [FrameRecord] {
        frames.enumerated().map { position, frame in
            var record = FrameRecord(index: frame.index ?? position, phase: frame.phase, flags: frame.flags ?? [])
            record.stamps.presentEnd = nanoseconds(frame.end)
            return record
        }
    }
}

func nanoseconds(_ milliseconds: Double) -> Nanoseconds {
    Nanoseconds((milliseconds * 1e6).rounded())
}

/// Whether both are nil, or both are the same but for rounding.
func isClose(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= 1e-9 * max(1, abs(b))
}
