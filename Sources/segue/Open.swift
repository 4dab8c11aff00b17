import ArgumentParser
import Preview

struct Open: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open the window; without a display, do the same run headless.")

    @Argument(
        help: ArgumentHelp(
            "A built-in transition or workload (see segue list), gallery for all of them, or Swift files and folders.",
            discussion: "Opening Swift files compiles and runs them.", valueName: "what"),
        completion: .subjects)
    var what: [String] = []

    @OptionGroup var code: CodeArguments
    @OptionGroup var stage: StageArguments
    @OptionGroup var motion: MotionArguments

    @Option(help: "Stop after so many frames.")
    var frames: Int?

    @Flag(help: "Run without a window: a scripted drag, written to segue-out.")
    var headless = false

    func validate() throws {
        if let frames, !(1...RunOptions.frameLimit).contains(frames) {
            throw ValidationError("--frames \(frames): give a number from 1 to \(RunOptions.frameLimit).")
        }
    }

    func run() throws {
        try Segue.perform {
            let environment = MachineEnvironment()
            let run = PreviewRun(
                .open, of: try code.subject(what, environment: environment),
                options: motion.applied(to: stage.options), environment: environment)
            Segue.noteMissingFonts()
            try run.run(isHeadless: headless, frames: frames, report: Console.complain) { Console.print($0) }
        }
    }
}
