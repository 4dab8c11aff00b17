import Foundation

/// The time axis of the timeline panel: seconds to points, with ticks at round times.
struct TimelineAxis: Hashable, Sendable {
    /// Seconds from the left end to the right one; above 0.
    let duration: Double
    /// Points between both.
    let width: Double

    /// An axis that holds `duration` seconds in `width` points; durations that cannot be drawn count as one second.
    init(duration: Double, width: Double) {
        self.duration = duration.isFinite && duration > 1e-6 ? min(duration, 86_400) : 1
        self.width = max(0, width)
    }

    /// The place of `seconds`, in points from the left end; beyond the ends for times outside.
    func x(_ seconds: Double) -> Double {
        let limited = seconds.isNaN ? 0 : min(max(seconds, -duration), 2 * duration)
        return limited / duration * width
    }

    /// The time at `x` points, within the axis.
    func seconds(at x: Double) -> Double { width > 0 ? min(max(x / width, 0), 1) * duration : 0 }

    /// The fewest points between two ticks.
    private static let leastGap = 56.0

    /// The round times that are marked: multiples of 1, 2 or 5 of a power of ten.
    var ticks: [Double] {
        guard width >= Self.leastGap else { return [0] }
        let least = duration * Self.leastGap / width
        let power = pow(10, log10(least).rounded(.down))
        let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= least * (1 - 1e-9) } ?? 10 * power
        let count = Int((duration / step + 1e-9).rounded(.down))
        return (0...count).map { Double($0) * step }
    }

    /// `seconds` in words, as exact as the ticks are.
    func text(_ seconds: Double) -> String {
        let step = ticks.count > 1 ? ticks[1] : duration
        let decimals = step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3
        return String(format: "%.\(decimals)f s", seconds)
    }
}
