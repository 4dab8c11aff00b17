import ArgumentParser
import Preview

struct Open: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Open the window; without a display, do the same run headless.",
        discussion: Example.open.sentence)

    @Argument(
        help: ArgumentHelp(
            "A built-in transition or workload (see segue list), or Swift files and folders (default: gallery).",
            discussion: "Opening Swift files compiles and runs them.", valueName: "what"),
        completion: .subjects)
    var what: [String] = []

    @OptionGroup var code: CodeArguments
    @OptionGroup var stage: StageArguments
    @OptionGroup var motion: MotionArguments

    @Option(
        parsing: .unconditional, help: OptionNumber.frames.help("Frames after which the run ends", value: "count"),
        transform: OptionNumber.frames.count)
    var frames: Int?

    @Flag(help: "Run without a window: play a scripted drag, and write its record into segue-out.")
    var headless = false

    func run() throws {
        try Segue.perform {
            let environment = MachineEnvironment()
            let run = PreviewRun(
                .open, of: try code.subject(what, environment: environment),
                options: motion.applied(to: stage.options), environment: environment)
            Segue.openFonts()
            try Segue.play(run, isHeadless: headless, frames: frames)
        }
    }
}
