import ArgumentParser
import Foundation
import Preview

struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write a film, a picture, or a page that plays a film, for those who do not have segue.",
        discussion: "The ending of FILE says the format.\n\n" + Example.export.sentence)

    @Argument(
        help: ArgumentHelp(
            "A built-in transition or workload (see segue list), Swift files and folders, a gesture script or the folder of a "
                + "recorded run; two of them for a page that shows both.",
            valueName: "what"),
        completion: .subjects)
    var what: [String]

    @OptionGroup var code: CodeArguments

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "File to write: .png, .apng, .webp, .gif, .mp4, .webm or .html; a folder of frames where it ends with /.",
            valueName: "file"),
        completion: .file(extensions: FilmFormat.endings))
    var output: String

    @OptionGroup var film: FilmArguments
    @OptionGroup var stage: StageArguments
    @OptionGroup var motion: MotionArguments

    func run() throws {
        try Segue.perform {
            let format = try FilmFormat(path: output)
            Segue.openFonts()
            let environment = MachineEnvironment()
            let words = isComparison(format) ? what.map { [$0] } : [what]
            let runs = try words.map { try filmRun(of: $0, format, environment) }
            let second = runs.count > 1 ? runs[1] : nil
            Console.print(try runs[0].export(to: output, beside: second, show: Console.showStatus))
        }
    }

    /// Whether two films stand side by side, as on a page alone.
    private func isComparison(_ format: FilmFormat) -> Bool { format == .html && what.count == 2 }

    /// The film of what `words` name.
    @MainActor private func filmRun(
        of words: [String], _ format: FilmFormat, _ environment: MachineEnvironment
    ) throws -> FilmRun {
        let options = motion.applied(to: stage.options)
        if words.count == 1, let recorded = try RecordedFilm(at: words[0]) {
            return try filmRun(of: recorded, format, options, environment)
        }
        let script = words.count == 1 && words[0].hasSuffix(".jsonl") ? try GestureScript(contentsOf: words[0]) : nil
        let subject =
            try script.map { try code.subject([], of: $0.header, at: words[0], environment: environment) }
            ?? code.subject(words, environment: environment)
        return try FilmRun(
            subject, script: script, format: format, options: film.options, run: options, environment: environment,
            report: Console.complain)
    }

    /// The film of a recorded run: rendered anew where its gesture and what it names are there, otherwise of its pictures.
    @MainActor private func filmRun(
        of recorded: RecordedFilm, _ format: FilmFormat, _ options: RunOptions, _ environment: MachineEnvironment
    ) throws -> FilmRun {
        if let gesture = try recorded.replayableGesture() {
            do {
                let subject = try code.subject([], of: gesture.header, at: recorded.script, environment: environment)
                return try FilmRun(
                    replaying: recorded, gesture, on: subject, format: format, options: film.options, run: options,
                    environment: environment, report: Console.complain)
            } catch let error as PreviewError where error.status != .usage {
                // What it was recorded of is gone; its pictures may be there.
                Console.complain(error.description)
            }
        }
        return try FilmRun(
            picturesOf: recorded, format: format, options: film.options, run: options, environment: environment,
            report: Console.complain)
    }
}
