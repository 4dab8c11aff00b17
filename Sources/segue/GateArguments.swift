import ArgumentParser
import Preview

/// The options of a comparison of two measurements, and the files for its result.
struct GateArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: OptionNumber.percent.help(
            "Percent by which a time may exceed the baseline", value: "percent", default: "5"),
        transform: OptionNumber.percent.number)
    var threshold = 5.0

    @Option(
        parsing: .unconditional,
        help: OptionNumber.milliseconds.help(
            "Milliseconds by which a time may always exceed the baseline", value: "ms", default: "0.25"),
        transform: OptionNumber.milliseconds.number)
    var thresholdMilliseconds = 0.25

    @Flag(help: "Compare figures from different environments.")
    var force = false

    @Option(
        help: ArgumentHelp(
            "Write the comparison as JUnit XML into this file; - is standard output.", valueName: "file"),
        completion: .file())
    var junit: String?

    @Option(
        help: ArgumentHelp(
            "Write the comparison as a Markdown table into this file; - is standard output.", valueName: "file"),
        completion: .file())
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
            throw ValidationError(
                "--json, --junit and --markdown cannot share standard output; give - to one of them, files to the others"
            )
        }
        return count == 1
    }
}
