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
            "A built-in transition or workload (see segue list), Swift files and folders, or a gesture script.",
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
            let run = try filmRun(format, environment)
            Console.print(try run.export(to: output))
        }
    }

    @MainActor private func filmRun(
        _ format: FilmFormat, _ environment: MachineEnvironment
    ) throws -> FilmRun {
        let options = motion.applied(to: stage.options)
        guard what.count == 1, what[0].hasSuffix(".jsonl") else {
            return try FilmRun(
                code.subject(what, environment: environment), format: format, options: film.options, run: options,
                environment: environment, report: Console.complain)
        }
        let script = try GestureScript(contentsOf: what[0])
        return try FilmRun(
            code.subject([], of: script.header, at: what[0], environment: environment), script: script, format: format,
            options: film.options, run: options, environment: environment, report: Console.complain)
    }
}
