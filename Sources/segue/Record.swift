import ArgumentParser
import Preview

struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open the window, and write the gesture and the record of every frame.",
        discussion: "Without a display a scripted drag is recorded. Ctrl-R in the window stops the recording.")

    @Argument(
        help: ArgumentHelp(
            "A built-in transition or workload (see segue list), gallery for all of them, or Swift files and folders.",
            valueName: "what"),
        completion: .subjects)
    var what: [String]

    @OptionGroup var code: CodeArguments
    @OptionGroup var folder: FolderArguments
    @OptionGroup var stage: StageArguments
    @OptionGroup var motion: MotionArguments

    @Option(help: "Stop after so many frames.")
    var frames: Int?

    @Flag(help: "Run without a window: a scripted drag.")
    var headless = false

    func validate() throws {
        if let frames, !(1...RunOptions.frameLimit).contains(frames) {
            throw ValidationError("--frames \(frames): give a number from 1 to \(RunOptions.frameLimit).")
        }
        if folder.output == nil { throw ValidationError("Name the folder to write with -o.") }
    }

    func run() throws {
        try Segue.perform {
            let environment = MachineEnvironment()
            let subject = try code.subject(what, environment: environment)
            guard let folder = folder.folder else { return }
            let run = PreviewRun(
                .record(into: folder), of: subject, options: motion.applied(to: stage.options), environment: environment
            )
            try run.run(isHeadless: headless, frames: frames, report: Console.complain) { Console.print($0) }
        }
    }
}
