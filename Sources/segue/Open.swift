import ArgumentParser
import Preview

struct Open: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open the window; without a display, do the same run headless.")

    @Argument(help: "The name of a built-in transition or workload (see segue list), or gallery for all of them.")
    var what = "gallery"

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
            let run = PreviewRun(
                .open, of: try Subject(named: what), options: motion.applied(to: stage.options),
                environment: MachineEnvironment())
            Segue.noteMissingFonts()
            try run.run(isHeadless: headless, frames: frames, report: Console.complain) { Console.print($0) }
        }
    }
}
