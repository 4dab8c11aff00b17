import ArgumentParser
import Preview

struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Open the window, and write the gesture and the record of every frame.",
        discussion: "Without a display a scripted drag is recorded. Ctrl-R in the window stops the recording.\n\n"
            + Example.record.sentence)

    @Argument(
        help: ArgumentHelp(
            "A built-in transition or workload (see segue list), gallery, or Swift files and folders.",
            valueName: "what"),
        completion: .subjects)
    var what: [String]

    @OptionGroup var code: CodeArguments
    @OptionGroup var folder: FolderArguments
    @OptionGroup var stage: StageArguments
    @OptionGroup var motion: MotionArguments

    @Option(
        parsing: .unconditional, help: OptionNumber.frames.help("Frames after which the run ends", value: "count"),
        transform: OptionNumber.frames.count)
    var frames: Int?

    @Flag(help: "Run without a window: record a scripted drag.")
    var headless = false

    func run() throws {
        try Segue.perform {
            let environment = MachineEnvironment()
            let subject = try code.subject(what, environment: environment)
            let run = PreviewRun(
                .record(into: folder.folder), of: subject, options: motion.applied(to: stage.options),
                environment: environment)
            try Segue.play(run, isHeadless: headless, frames: frames)
        }
    }
}
