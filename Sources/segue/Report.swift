import ArgumentParser
import Preview

struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make the reports of a recording that has none: it was killed, or its disk was full.")

    @Argument(help: "The folder of the recording.", completion: .directory)
    var folder: String

    @Flag(help: "Replace reports that are there.")
    var force = false

    func run() throws {
        try Segue.perform { try ReportRun(path: folder, replaces: force).write { Console.print($0) } }
    }
}
