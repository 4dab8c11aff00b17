import ArgumentParser
import Preview

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check a transition: finish, back, scrub, cancel and interrupt it, and say what is wrong.",
        discussion: "The exit status is 1 where something is wrong.\n\n" + Example.check.sentence)

    @Argument(
        help: ArgumentHelp(
            "A built-in transition (see segue list), or Swift files and folders.", valueName: "what"),
        completion: .subjects)
    var what: [String]

    @OptionGroup var code: CodeArguments

    @Option(
        help: ArgumentHelp("Write the findings as JSON into this file; - is standard output.", valueName: "file"),
        completion: .file())
    var json: String?

    @OptionGroup var stage: StageArguments

    func run() throws {
        try Segue.perform {
            let file = try json.map { try ResultFile(path: $0) }
            Segue.openFonts()
            let report = try CheckRun(
                code.subject(what, environment: MachineEnvironment()), run: stage.options
            ).report()
            if json != "-" { Console.print("\(report)") }
            try file?.write(report.json())
            try Segue.end(report.isPassed ? 0 : 1)
        }
    }
}
