import ArgumentParser
import Foundation
import Preview

struct Bench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Measure what frames cost.", discussion: Example.bench.sentence)

    @Argument(
        help: ArgumentHelp(
            "A built-in transition or workload (see segue list), or Swift files and folders.", valueName: "what"),
        completion: .subjects)
    var what: [String]

    @OptionGroup var code: CodeArguments

    @Option(
        help: ArgumentHelp("Write the figures as JSON into this file; - is standard output.", valueName: "file"),
        completion: .file())
    var json: String?

    @Flag(help: "Wait for the display between frames, and measure how late each begins.")
    var paced = false

    @Flag(help: "Draw into memory and present nothing.")
    var headless = false

    @Flag(help: "Show the same progress in every frame, to measure a frame in which nothing changes.")
    var still = false

    @Flag(help: "Measure three frames of a transition that begins after a pause: the press, the first, the second.")
    var beginning = false

    @Flag(help: "Measure the time from a save of Swift files to the first frame of the new version.")
    var reload = false

    @Option(
        parsing: .unconditional, help: OptionNumber.saves.help("Saves of --reload", value: "count", default: "50"),
        transform: OptionNumber.saves.count)
    var saves = 50

    @Option(
        parsing: .unconditional, help: OptionNumber.frames.help("Measured frames", value: "count", default: "300"),
        transform: OptionNumber.frames.count)
    var frames = 300

    @Option(
        help: ArgumentHelp(
            "Compare with this file of segue bench --json, or with another build of segue, run in turn.",
            valueName: "file"),
        completion: .file())
    var compare: String?

    @Option(
        parsing: .unconditional,
        help: OptionNumber.repetitions.help(
            "Measurements, each in a process of its own", value: "count",
            default: "9 with --compare and --beginning, otherwise 1"),
        transform: OptionNumber.repetitions.count)
    var repetitions: Int?

    @OptionGroup var gate: GateArguments
    @OptionGroup var stage: StageArguments

    func validate() throws {
        if compare == nil, gate.junit != nil || gate.markdown != nil || gate.force {
            throw ValidationError("--junit, --markdown and --force belong to a comparison; give --compare before.json")
        }
        _ = try gate.usesStandardOutput(beside: json)
        if reload, compare != nil || repetitions != nil || paced || still {
            throw ValidationError("--reload measures saves; leave --compare, --repetitions, --paced and --still out")
        }
        if beginning, compare != nil || reload || paced || still {
            throw ValidationError(
                "--beginning measures three frames; leave --compare, --reload, --paced and --still out")
        }
        if reload, !what.contains(where: CodeProject.isPath) {
            throw ValidationError("--reload measures Swift files; name one, such as CardFlip.swift")
        }
        if paced, headless { throw ValidationError("--paced measures a window; leave --headless out") }
    }

    func run() throws {
        try Segue.perform {
            let file = try json.map { try ResultFile(path: $0) }
            let files = try ComparisonFiles(junit: gate.junit, markdown: gate.markdown)
            Segue.openFonts()
            if reload {
                let report = try Interruption.heeded {
                    try ReloadBenchmark(
                        what, options: code.options, run: stage.options, environment: MachineEnvironment()
                    ).report(saves: saves)
                }
                return if let file { try file.write(report.json()) } else { Console.print("\(report)") }
            }
            if beginning {
                let report = try Interruption.heeded { try beginningReport() }
                return if let file { try file.write(report.json()) } else { Console.print("\(report)") }
            }
            guard let compare else {
                let report = try Interruption.heeded {
                    try repetitions.map { try repeated($0).report() } ?? single.report()
                }
                return if let file { try file.write(report.json()) } else { Console.print("\(report)") }
            }
            let (report, comparison) = try repeated(repetitions ?? 9).compare(with: compare)
            try file?.write(report.json())
            if try !gate.usesStandardOutput(beside: json) { Console.print("\(comparison)") }
            try Segue.end(files.write(comparison))
        }
    }

    @MainActor private var single: BenchmarkRun {
        get throws {
            var options = BenchmarkRun.Options()
            options.frames = frames
            options.isHeadless = headless
            options.isPaced = paced
            options.isStill = still
            let environment = MachineEnvironment()
            return BenchmarkRun(
                try code.subject(what, environment: environment), run: stage.options, options: options,
                environment: environment)
        }
    }

    /// The frames around the beginning of a transition: measured here once, or in several processes.
    @MainActor private func beginningReport() throws -> BeginningReport {
        if repetitions != 1 {
            return try BeginningBenchmark.report(
                repetitions: repetitions ?? 9, arguments: what + code.words + stage.words)
        }
        return try BeginningBenchmark(
            code.subject(what, environment: MachineEnvironment()), run: stage.options
        ).report()
    }

    /// The same measurement in several processes.
    private func repeated(_ count: Int) -> GateRun {
        var options = gate.options
        options.repetitions = count
        return GateRun(arguments: words, options: options)
    }

    /// The words after `segue bench` that measure once.
    private var words: [String] {
        let flags = [("--paced", paced), ("--headless", headless), ("--still", still)]
        return what + ["--frames", "\(frames)"] + code.words + flags.filter(\.1).map(\.0) + stage.words
    }
}
