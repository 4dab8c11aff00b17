import ArgumentParser
import Preview

/// The options of a comparison of two measurements, and the files for its result.
struct GateArguments: ParsableArguments {
    @Option(help: "Percent that a time may be above the baseline.")
    var threshold = 5.0

    @Option(help: "Milliseconds that a time may be above the baseline, however small that is.")
    var thresholdMilliseconds = 0.25

    @Flag(help: "Compare figures from different environments.")
    var force = false

    @Option(help: "Write the comparison as JUnit XML into this file; - for standard output.", completion: .file())
    var junit: String?

    @Option(
        help: "Write the comparison as a Markdown table into this file; - for standard output.", completion: .file())
    var markdown: String?

    /// The options of the comparison for `GateRun`.
    var options: GateRun.Options {
        var options = GateRun.Options()
        options.thresholds.relative = threshold / 100
        options.thresholds.milliseconds = thresholdMilliseconds
        options.isForced = force
        return options
    }

    /// Whether the result, or the JSON of `json`, goes to standard output, which then takes nothing else; throws where
    /// more than one of them does.
    func usesStandardOutput(beside json: String?) throws -> Bool {
        let count = [json, junit, markdown].count { $0 == "-" }
        if count > 1 {
            throw ValidationError("Give - to one of --json, --junit and --markdown, and files to the others.")
        }
        return count == 1
    }

    func validate() throws {
        guard threshold.isFinite, threshold >= 0 else {
            throw ValidationError("--threshold \(threshold): give a percentage of 0 or more.")
        }
        guard thresholdMilliseconds.isFinite, thresholdMilliseconds >= 0 else {
            throw ValidationError("--threshold-milliseconds \(thresholdMilliseconds): give a number of 0 or more.")
        }
    }
}
