import ArgumentParser
import Preview

struct Replay: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Play a gesture script: in the window, or with --headless on a manual clock.",
        discussion: "Headless, the same script gives the same progress, springs and pixels in every run.\n\n"
            + Example.replay.sentence)

    @Argument(
        help: "Gesture script, such as the gesture.jsonl of a recording.", completion: .file(extensions: ["jsonl"]))
    var gesture: String

    @Argument(
        help: ArgumentHelp(
            "A built-in transition or workload, or Swift files and folders (default: what the script names).",
            valueName: "what"),
        completion: .subjects)
    var what: [String] = []

    @OptionGroup var code: CodeArguments
    @OptionGroup var folder: FolderArguments
    @OptionGroup var stage: StageArguments
    @OptionGroup var motion: MotionArguments

    @Flag(help: "Refuse a script that names Swift files, which would be compiled and run.")
    var builtIn = false

    @Flag(help: "Run without a window.")
    var headless = false

    @Option(
        parsing: .unconditional,
        help: OptionNumber.every.help(
            "Frames from one picture to the next, with --headless and -o", value: "count",
            default: "a film strip"),
        transform: OptionNumber.every.count)
    var every: Int?

    func validate() throws {
        guard let every else { return }
        if folder.output == nil {
            throw ValidationError("--every \(every): no folder for the pictures; name one, such as -o frames")
        }
        if !headless { throw ValidationError("--every \(every): a window writes no pictures; give --headless") }
    }

    func run() throws {
        try Segue.perform {
            let environment = MachineEnvironment()
            let run = try PreviewRun(
                replaying: gesture, into: folder.folder, pictureStep: every,
                options: motion.applied(to: stage.options), environment: environment
            ) { header in
                try check(header)
                return try code.subject(what, of: header, at: gesture, environment: environment)
            }
            try Segue.play(run, isHeadless: headless)
        }
    }

    /// Throws where `--built-in` refuses the subject of `header`.
    @MainActor private func check(_ header: GestureScript.Header) throws(PreviewError) {
        guard builtIn, what.isEmpty, let named = header.what, (try? Subject(named: named)) == nil else { return }
        throw PreviewError(
            place: gesture, problem: "it names \(named), which does not come with the program",
            remedy: "replay it without --built-in where its Swift files may be run")
    }
}
