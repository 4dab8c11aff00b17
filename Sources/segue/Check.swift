import ArgumentParser
import Preview

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check a transition: finish, back, scrub, cancel and interrupt it, and say what is wrong.",
        discussion:
            "With --goldens it compares moments of the transition, there, back and after a cancel, with pictures that "
            + "were recorded. The exit status is 1 where something is wrong, or differs.\n\n" + Example.check.sentence)

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

    @OptionGroup var golden: GoldenArguments
    @OptionGroup var stage: StageArguments

    func run() throws {
        try Segue.perform {
            let file = try json.map { try ResultFile(path: $0) }
            Segue.openFonts()
            if let options = golden.options { return try compareGoldens(options, file) }
            let report = try CheckRun(
                code.subject(what, environment: MachineEnvironment()), run: stage.options
            ).report()
            if json != "-" { Console.print("\(report)") }
            try file?.write(report.json())
            try Segue.end(report.isPassed ? 0 : 1)
        }
    }

    /// Compares or records goldens; the report goes to standard output, or as JSON into `file`.
    @MainActor private func compareGoldens(_ options: GoldenOptions, _ file: ResultFile?) throws {
        let environment = MachineEnvironment()
        let run = try GoldenRun(
            code.subject(what, environment: environment), options: options, run: stage.options,
            environment: environment,
            report: Console.complain, show: Console.showStatus)
        var page: String?
        let report = try run.report { page = $0 }
        if json != "-" {
            Console.print("\(report)")
            if let page { Console.print("See \(page).") }
        }
        try file?.write(report.json())
        try Segue.end(report.isPassed ? 0 : 1)
    }
}
