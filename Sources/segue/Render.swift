import ArgumentParser
import Foundation
import Preview

struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write pictures without a window: one frame, or a film strip.")

    @Argument(
        help: ArgumentHelp(
            "A built-in transition or workload (see segue list), or Swift files and folders.", valueName: "what"),
        completion: .subjects)
    var what: [String]

    @OptionGroup var code: CodeArguments

    @Option(name: .shortAndLong, help: "The PNG file to write.", completion: .file(extensions: ["png"]))
    var output: String

    @Option(help: "One frame at this progress, 0 to 1.")
    var progress: Double?

    @Option(help: "A film strip of so many frames.")
    var strip: Int?

    @OptionGroup var stage: StageArguments

    func validate() throws {
        if (progress == nil) == (strip == nil) { throw ValidationError("Give --progress or --strip, one of them.") }
        if let progress, !(0...1).contains(progress) {
            throw ValidationError("--progress \(progress): give a number from 0 to 1.")
        }
        if let strip, !(1...100).contains(strip) {
            throw ValidationError("--strip \(strip): give a number from 1 to 100.")
        }
    }

    func run() throws {
        try Segue.perform {
            let file = try ResultFile(path: output)
            Segue.noteMissingFonts()
            let render = try RenderRun(
                code.subject(what, environment: MachineEnvironment()), run: stage.options,
                report: Console.complain)
            let image = try strip.map(render.strip) ?? render.image(at: progress ?? 0)
            try file.write(image)
        }
    }
}
