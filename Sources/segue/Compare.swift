import ArgumentParser
import Preview

struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Compare two measurements: files of segue bench --json, or folders of recorded runs.",
        discussion: "The exit status is 1 where the second is worse, and 3 where it is too noisy to tell.\n\n"
            + Example.compare.sentence)

    @Argument(help: "Baseline: a file of segue bench --json, or the folder of a recorded run.", completion: .file())
    var baseline: String

    @Argument(help: "Measurement of the same kind, to compare with the baseline.", completion: .file())
    var candidate: String

    @Option(
        help: ArgumentHelp("Write the comparison as JSON into this file; - is standard output.", valueName: "file"),
        completion: .file())
    var json: String?

    @OptionGroup var gate: GateArguments

    func validate() throws { _ = try gate.usesStandardOutput(beside: json) }

    func run() throws {
        try Segue.perform {
            let files = try ComparisonFiles(json: json, junit: gate.junit, markdown: gate.markdown)
            let comparison = try CompareRun(baseline: baseline, candidate: candidate, options: gate.options)
                .comparison()
            if try !gate.usesStandardOutput(beside: json) { Console.print("\(comparison)") }
            try Segue.end(files.write(comparison))
        }
    }
}
