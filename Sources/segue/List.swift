import ArgumentParser
import Preview

struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List what can be opened: built-in transitions, workloads and scenes, the gallery among them.")

    @Flag(help: "Print a JSON object.")
    var json = false

    func run() throws {
        try Segue.perform { try ResultFile.standardOutput.write(json ? Catalog().json : Catalog().text) }
    }
}
