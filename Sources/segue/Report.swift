import ArgumentParser
import Preview

struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write the reports of a recording that ended early: it was killed, or its disk was full.",
        discussion: Example.report.sentence)

    @Argument(help: "Folder of the recording.", completion: .directory)
    var folder: String

    @Flag(help: "Replace the reports in the folder.")
    var force = false

    func run() throws {
        try Segue.perform { try ReportRun(path: folder, replaces: force).write { Console.print($0) } }
    }
}
