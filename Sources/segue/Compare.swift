import ArgumentParser
import Preview

struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Compare two measurements: files of segue bench --json, or folders of recorded runs.",
        discussion:
            "Of two runs of one gesture the pictures are compared, too, pixel for pixel. The exit status is 1 where the "
            + "second is worse or its pictures differ, and 3 where it is too noisy to tell.\n\n"
            + Example.compare.sentence)

    @Argument(help: "Baseline: a file of segue bench --json, or the folder of a recorded run.", completion: .file())
    var baseline: String

    @Argument(help: "Measurement of the same kind, to compare with the baseline.", completion: .file())
    var candidate: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the pictures of two runs that differ, and where, as a film strip into this PNG file.",
            valueName: "file"),
        completion: .file(extensions: ["png"]))
    var output: String?

    @Option(
        help: ArgumentHelp("Write the comparison as JSON into this file; - is standard output.", valueName: "file"),
        completion: .file())
    var json: String?

    @OptionGroup var gate: GateArguments

    func validate() throws {
        if try gate.usesStandardOutput(beside: json), output == "-" {
            throw ValidationError("-o and another file cannot share standard output; give a file to one of them")
        }
    }

    func run() throws {
        try Segue.perform {
            let files = try ComparisonFiles(json: json, junit: gate.junit, markdown: gate.markdown)
            Segue.openFonts()
            let run = try CompareRun(
                baseline: baseline, candidate: candidate, options: gate.options, strip: output)
            let comparison = try run.comparison(report: Console.complain)
            if output != "-", try !gate.usesStandardOutput(beside: json) { Console.print("\(comparison)") }
            try Segue.end(files.write(comparison))
        }
    }
}
