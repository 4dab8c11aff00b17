import ArgumentParser
import Foundation
import Preview

struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Write a PNG picture without a window: one frame, or a film strip.",
        discussion: Example.render.sentence)

    @Argument(
        help: ArgumentHelp(
            "A built-in transition or workload (see segue list), or Swift files and folders.", valueName: "what"),
        completion: .subjects)
    var what: [String]

    @OptionGroup var code: CodeArguments

    @Option(
        name: .shortAndLong, help: ArgumentHelp("PNG file to write; - is standard output.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var output: String

    @Option(
        parsing: .unconditional, help: OptionNumber.progress.help("Progress of the one frame", value: "progress"),
        transform: OptionNumber.progress.number)
    var progress: Double?

    @Option(
        parsing: .unconditional, help: OptionNumber.strip.help("Frames of the film strip", value: "count"),
        transform: OptionNumber.strip.count)
    var strip: Int?

    @OptionGroup var stage: StageArguments

    func validate() throws {
        if progress == nil, strip == nil {
            throw ValidationError("no frames to draw; give --progress 0.5 for one frame or --strip 6 for a film strip")
        }
        if progress != nil, strip != nil {
            throw ValidationError("--progress and --strip exclude each other; give one of them")
        }
    }

    func run() throws {
        try Segue.perform {
            let file = try ResultFile(picture: output)
            Segue.openFonts()
            let image = try Interruption.heeded {
                let render = try RenderRun(
                    code.subject(what, environment: MachineEnvironment()), run: stage.options,
                    report: Console.complain)
                return try strip.map(render.strip) ?? render.image(at: progress ?? 0)
            }
            try file.write(image)
        }
    }
}
