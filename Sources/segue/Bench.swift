import ArgumentParser
import Foundation
import Preview

struct Bench: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Measure what frames cost.")

    @Argument(help: "The name of a built-in transition or workload (see segue list).")
    var what: String

    @Option(help: "Write the figures as JSON into this file; - for standard output.")
    var json: String?

    @Flag(help: "Wait for the display between frames, and measure how late they begin.")
    var paced = false

    @Flag(help: "Draw into memory and present nothing.")
    var headless = false

    @Flag(help: "Show the same progress in every frame: what a frame costs in which nothing changes.")
    var still = false

    @Option(help: "Measured frames.")
    var frames = 300

    @OptionGroup var stage: StageArguments

    func validate() throws {
        if !(1...1_000_000).contains(frames) {
            throw ValidationError("--frames \(frames): give a number from 1 to 1000000.")
        }
        if paced, headless { throw ValidationError("--paced needs a window: leave --headless out.") }
    }

    func run() throws {
        try Segue.perform {
            var options = BenchmarkRun.Options()
            (options.frames, options.isHeadless) = (frames, headless)
            (options.isPaced, options.isStill) = (paced, still)
            let file = json.map(TextFile.init)
            try file?.check()
            Segue.noteMissingFonts()
            let run = BenchmarkRun(
                try Subject(named: what), run: stage.options, options: options, environment: MachineEnvironment())
            let report = try run.report()
            if let file { try file.write(report.json()) } else { print(report) }
        }
    }
}
