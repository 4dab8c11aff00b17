import Files
import Glibc
import Recorder

/// `segue bench --compare`: measures several times, and compares the result with a baseline.
///
/// If the baseline is another build of the program, both are measured in turn, so that a slower machine slows down
/// both.
package struct GateRun {
    package struct Options: Sendable {
        /// Repetitions of each side; at least 1.
        package var repetitions = 9
        package var thresholds = GateThresholds()
        /// Whether measurements from different environments are compared, too.
        package var isForced = false

        package init() {}
    }

    private let arguments: [String]
    private let options: Options

    /// A run of `segue bench` with those arguments, the subject first.
    package init(arguments: [String], options: Options) { (self.arguments, self.options) = (arguments, options) }

    /// Measures all repetitions; returns the report of the median one, which includes all of them.
    package func report() throws -> BenchmarkReport {
        let process = BenchmarkProcess(executable: MachineEnvironment.runningProgram, arguments: arguments)
        return BenchmarkReport(of: try (0..<options.repetitions).map { _ in try process.measure() })
    }

    /// Compares with the measurement or the program at path `baseline`; returns the report that was measured last, and
    /// the comparison.
    ///
    /// If times alone are worse, the measurement is repeated once, and those that are worse again stay so.
    package func compare(with baseline: String) throws -> (report: BenchmarkReport, comparison: Comparison) {
        let source = try Baseline(path: baseline, arguments: arguments)
        var (report, comparison) = try measure(source)
        if comparison.isWorthRepeating {
            let again = try measure(source)
            comparison.confirm(by: again.comparison)
            report = again.report
        }
        return (report, comparison)
    }

    private func measure(_ baseline: Baseline) throws -> (report: BenchmarkReport, comparison: Comparison) {
        let process = BenchmarkProcess(executable: MachineEnvironment.runningProgram, arguments: arguments)
        var first: [BenchmarkReport] = []
        var second: [BenchmarkReport] = []
        for index in 0..<options.repetitions {
            // In turn, and each first as often as last.
            if index.isMultiple(of: 2), let report = try baseline.measure() { first.append(report) }
            second.append(try process.measure())
            if !index.isMultiple(of: 2), let report = try baseline.measure() { first.append(report) }
            if index == 0, !options.isForced {
                let start = baseline.series(of: first)
                try MeasuredSeries(name: "now", second[0]).requireComparable(with: start)
            }
        }
        let report = BenchmarkReport(of: second)
        let comparison = Comparison(
            baseline.series(of: first), MeasuredSeries(name: "now", report), thresholds: options.thresholds)
        return (report, comparison)
    }
}

/// The baseline of a comparison: figures that were kept, or a program that measures them.
private enum Baseline {
    case kept(MeasuredSeries)
    case program(BenchmarkProcess)

    /// Throws where there is neither at `path`.
    init(path: String, arguments: [String]) throws {
        // Some file systems make every file executable.
        let isReport = (try? InputFile(path: path).beginning())?.first == UInt8(ascii: "{")
        if FileStatus(path: path)?.kind == .regular, access(path, X_OK) == 0, !isReport {
            self = .program(BenchmarkProcess(executable: path, arguments: arguments))
        } else {
            self = .kept(try MeasurementSource(path: path).series())
        }
    }

    /// The next repetition; nil where the figures are there already.
    func measure() throws -> BenchmarkReport? {
        guard case .program(let process) = self else { return nil }
        return try process.measure()
    }

    /// The baseline's side of a comparison, where `reports` were measured.
    func series(of reports: [BenchmarkReport]) -> MeasuredSeries {
        switch self {
        case .kept(let series): series
        case .program(let process): MeasuredSeries(name: process.executable, BenchmarkReport(of: reports))
        }
    }
}

extension MeasuredSeries {
    /// Throws where `baseline` was measured of something else, or on a machine or with a build that differs, or where it
    /// has figures that this side lacks.
    func requireComparable(with baseline: MeasuredSeries) throws(PreviewError) {
        let differences = differences(from: baseline)
        guard !differences.isEmpty else { return try requireFigures(of: baseline) }
        let list = differences.map { "\($0.name) \($0.values.1.shortened) there, \($0.values.0.shortened) here" }
            .joined(separator: "; ")
        throw PreviewError(
            place: baseline.name, problem: "cannot be compared: \(list)",
            remedy: "measure both in one environment, or compare all the same with --force")
    }

    private func requireFigures(of baseline: MeasuredSeries) throws(PreviewError) {
        let missing = figuresMissing(beside: baseline)
        guard !missing.isEmpty else { return }
        let verb = missing.count == 1 ? "is" : "are"
        throw PreviewError(
            place: name, problem: "not comparable: \(missing.joined(separator: "; ")) \(verb) missing in the candidate",
            remedy: "measure both with the same options, or compare the other figures with --force")
    }
}
