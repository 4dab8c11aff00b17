import ViewKit

/// The touches of a gesture that are played once more.
struct GestureRepetition {
    private var waiting: ArraySlice<TouchSample>
    /// The time of the first one, in seconds of the source's clock.
    private let start: Double
    /// The touches that are down.
    private var down: [Int: TouchSample] = [:]

    /// The touches of `samples`, whose times are since the first one, from `start` on.
    init(_ samples: [TouchSample], from start: Double) {
        waiting = samples[...]
        self.start = start
    }

    /// The time of the next touch, in seconds of the source's clock; nil after the last one.
    var next: Double? { waiting.first.map { start + $0.timestamp } }

    /// Removes the touches up to `time` of the source's clock, and returns them.
    mutating func samples(until time: Double) -> [TouchSample] {
        let count = waiting.prefix { start + $0.timestamp <= time }.count
        let due = waiting.prefix(count).map { sample in
            var sample = sample
            sample.timestamp += start
            return sample
        }
        waiting.removeFirst(count)
        for sample in due {
            let isOver = sample.phase == .ended || sample.phase == .cancelled
            down[sample.pointer] = isOver ? nil : sample
        }
        return due
    }

    /// Ends it, and returns the touches that take back those which are down, at `time` of the source's clock.
    mutating func cancel(at time: Double) -> [TouchSample] {
        waiting.removeAll()
        let cancelled = down.values.sorted { $0.pointer < $1.pointer }.map { sample in
            var sample = sample
            sample.phase = .cancelled
            sample.timestamp = max(sample.timestamp, time)
            return sample
        }
        down.removeAll()
        return cancelled
    }
}
