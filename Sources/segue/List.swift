import ArgumentParser
import Preview

struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "List what can be opened: built-in transitions, workloads and the gallery, or the entries of Swift files.")

    @Argument(
        help: "Swift files and folders, for the entries in them (default: what comes with the program).",
        completion: .file(extensions: ["swift"]))
    var what: [String] = []

    @Flag(help: "Print a JSON object.")
    var json = false

    func run() throws {
        try Segue.perform {
            let catalog = try what.isEmpty ? Catalog() : Catalog(of: project)
            try ResultFile.standardOutput.write(json ? catalog.json : catalog.text)
        }
    }

    private var project: CodeProject {
        get throws {
            try CodeProject(what, options: CodeProject.Options(), environment: MachineEnvironment())
        }
    }
}
