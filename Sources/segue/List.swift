import ArgumentParser
import Preview

struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract:
            "List what can be opened: built-in transitions, workloads and the gallery, or the entries of Swift files.",
        discussion: Example.list.sentence)

    @Argument(
        help: "Swift files and folders whose entries are listed (default: what comes with segue).",
        completion: .file(extensions: ["swift"]))
    var what: [String] = []

    @Flag(help: "Print the list as a JSON object.")
    var json = false

    @Flag(help: "List the entries of Swift files alone, without the files around them that declare what they lack.")
    var alone = false

    func run() throws {
        try Segue.perform {
            if let name = what.first(where: { Subject.names.contains($0) && !CodeArguments.isPath($0) }) {
                throw PreviewError(
                    place: name, problem: "comes with segue and has no entries",
                    remedy: "name Swift files, or nothing for all that comes with segue", status: .usage)
            }
            let catalog = try what.isEmpty ? Catalog() : Catalog(of: project)
            try ResultFile.standardOutput.write(json ? catalog.json : catalog.text)
        }
    }

    @Option(
        help: ArgumentHelp(
            "Target of a project, workspace or package to list (default: the app that builds most).",
            valueName: "name"))
    var target: String?

    private var project: CodeProject {
        get throws {
            var options = CodeProject.Options()
            options.isAlone = alone
            options.target = target
            return try CodeProject(what, options: options, environment: MachineEnvironment())
        }
    }
}
