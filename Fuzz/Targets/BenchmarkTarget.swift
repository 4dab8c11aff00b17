import Foundation
import Recorder

/// Reads what `bench --json` writes, and compares it.
///
/// The first line of the input is the baseline, the second the candidate; without one the baseline is compared with itself.
enum BenchmarkTarget: FuzzTarget {
    static let name = "benchmark"
    static let longestInput = 3000
    static let dictionary: String? = "json"

    static func run(_ bytes: UnsafeRawBufferPointer) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
        let reports = lines.compactMap { try? JSONDecoder().decode(BenchmarkReport.self, from: Data($0)) }
        guard let baseline = reports.first, let candidate = reports.last, reports.count == lines.count else { return }
        _ = baseline.description
        _ = try? baseline.json()
        if let repetitions = baseline.repetitions, !repetitions.isEmpty { _ = BenchmarkReport(of: repetitions) }
        compare(MeasuredSeries(name: "baseline", baseline), MeasuredSeries(name: "candidate", candidate))
    }

    /// Compares both, and writes the comparison in every form.
    static func compare(_ baseline: MeasuredSeries, _ candidate: MeasuredSeries) {
        var comparison = Comparison(baseline, candidate)
        comparison.confirm(by: Comparison(candidate, baseline))
        _ = comparison.description
        _ = comparison.markdown
        _ = comparison.conclusion
        _ = comparison.junit
        _ = try? comparison.json()
    }
}
