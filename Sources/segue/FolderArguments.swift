import ArgumentParser
import Preview

/// The options of a run that leaves a folder.
struct FolderArguments: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Folder for the files of the run (default: record writes segue-out/NAME-1, -2 and so on, replay nothing).",
            valueName: "folder"),
        completion: .directory)
    var output: String?

    @Flag(help: "Replace the recorded run in the folder of -o.")
    var force = false

    /// The folder; nil where none is named.
    var folder: RunFolder? { output.map { RunFolder(path: $0, replaces: force) } }

    func validate() throws {
        if force, output == nil {
            throw ValidationError("--force replaces the folder of -o; give -o, or leave --force out")
        }
    }
}
