import ArgumentParser
import Preview

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check transitions: finish, back, scrub, cancel and interrupt them, and say what is wrong.",
        discussion:
            "All transitions of Swift files are checked, or that of --entry. With --goldens it compares moments of them, "
            + "there, back and after a cancel, with pictures that were recorded. The exit status is 1 where there are errors, "
            + "or pictures differ, and 2 where no transition begins.\n\n" + Example.check.sentence)

    @Argument(
        help: ArgumentHelp(
            "A built-in transition (see segue list), or Swift files and folders.", valueName: "what"),
        completion: .subjects)
    var what: [String] = []

    @OptionGroup var code: CodeArguments

    @Flag(
        help: ArgumentHelp(
            "Check at 20 places each, in the other appearance, from right to left, with reduced motion, on a phone and a tablet, "
                + "in other styles, with another size in the middle, and in random runs."))
    var thorough = false

    @Option(
        parsing: .unconditional,
        help: OptionNumber.seed.help("Seed of the random runs of --thorough", value: "number", default: "1"),
        transform: OptionNumber.seed.count)
    var seed: Int?

    @Option(
        parsing: .unconditional,
        help: OptionNumber.randomRuns.help("Random runs of --thorough", value: "count", default: "200"),
        transform: OptionNumber.randomRuns.count)
    var randomRuns: Int?

    @Option(
        help: ArgumentHelp(
            "Of --thorough make the runs of this series alone, besides the quick ones, such as dark; may be given several times.",
            valueName: "name"),
        completion: .list(CheckRun.seriesNames))
    var series: [String] = []

    @Option(
        help: ArgumentHelp("Write the findings as JSON into this file; - is standard output.", valueName: "file"),
        completion: .file())
    var json: String?

    @Option(
        help: ArgumentHelp("Write the checks as JUnit test cases into this file.", valueName: "file"),
        completion: .file(extensions: ["xml"]))
    var junit: String?

    @Option(
        help: ArgumentHelp("Write the findings as SARIF 2.1.0 into this file.", valueName: "file"),
        completion: .file(extensions: ["sarif"]))
    var sarif: String?

    @Flag(help: "Count warnings as errors.")
    var strict = false

    @Option(
        help: ArgumentHelp("Look for findings of this name alone; may be given several times.", valueName: "name"),
        completion: .list(FindingKind.all.map(\.name)))
    var only: [String] = []

    @Option(
        help: ArgumentHelp("Leave findings of this name out; may be given several times.", valueName: "name"),
        completion: .list(FindingKind.all.map(\.name)))
    var skip: [String] = []

    @Option(
        help: ArgumentHelp("Say how findings of this name are found, and when they are wrong.", valueName: "name"),
        completion: .list(FindingKind.all.map(\.name)))
    var explain: String?

    @Option(
        help: ArgumentHelp("Gesture script that begins the transition, such as a recording's.", valueName: "file"),
        completion: .file(extensions: ["jsonl"]))
    var gesture: String?

    @OptionGroup var golden: GoldenArguments
    @OptionGroup var stage: StageArguments

    func validate() throws {
        let numbers = [("--seed", seed), ("--random-runs", randomRuns)]
        if let option = numbers.first(where: { $0.1 != nil }), !thorough {
            throw ValidationError("\(option.0): a quick check has no random runs; give --thorough, or leave it out")
        }
        if !series.isEmpty, !thorough {
            throw ValidationError("--series: a quick check has one series; give --thorough, or leave it out")
        }
        let ofFindings = [
            ("--thorough", thorough),
            ("--junit", junit != nil), ("--sarif", sarif != nil), ("--strict", strict), ("--only", !only.isEmpty),
            ("--skip", !skip.isEmpty), ("--gesture", gesture != nil),
        ]
        guard golden.goldens != nil, let given = ofFindings.first(where: \.1) else { return }
        throw ValidationError(
            "\(given.0): it is for findings, and --goldens compares pictures alone; leave one of them out")
    }

    func run() throws {
        try Segue.perform {
            if let explain {
                return Console.print(try FindingKind.named(explain, at: "--explain \(explain)").explanation)
            }
            guard !what.isEmpty else { throw Self.missing }
            let script = try gesture.map { try GestureScript(contentsOf: $0) }
            var options = CheckRun.Options(
                filter: try FindingFilter(only: only, skip: skip),
                script: script, random: thorough ? RandomRuns(seed: seed, count: randomRuns) : nil,
                output: golden.goldens == nil ? golden.output : nil)
            try options.limit(to: series)
            let file = try json.map { try ResultFile(path: $0) }
            let junitFile = try junit.map { try ResultFile(path: $0) }
            let sarifFile = try sarif.map { try ResultFile(path: $0) }
            Segue.openFonts()
            var code = code
            // A recording is one of a single entry.
            if what.contains(where: CodeArguments.isPath) { code.entry = code.entry ?? script?.header.entry }
            let subject = try code.subject(what, environment: MachineEnvironment())
            if let golden = golden.options { return try compareGoldens(subject, golden, file) }
            let check = try CheckRun(
                subject, run: stage.options, options: options, environment: MachineEnvironment())
            var page: String?
            let report = try check.report(show: Console.showStatus) { page = $0 }
            if ![json, junit, sarif].contains("-") {
                Console.print("\(report)")
                if let page { Console.print("See \(page).") }
            }
            try file?.write(report.json())
            try junitFile?.write(report.junit(isStrict: strict))
            try sarifFile?.write(report.sarif())
            try Segue.end(report.status(isStrict: strict))
        }
    }

    /// Compares or records goldens; the report goes to standard output, or as JSON into `file`.
    @MainActor private func compareGoldens(_ subject: Subject, _ options: GoldenOptions, _ file: ResultFile?) throws {
        let run = try GoldenRun(
            subject, options: options, run: stage.options, environment: MachineEnvironment(),
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

    private static let missing = PreviewError(
        problem: "missing argument '<what> ...'", remedy: "give it as in '\(Example.check.rawValue)'", status: .usage)
}
