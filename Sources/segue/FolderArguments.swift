import ArgumentParser
import Preview

/// The options of a run that leaves a folder.
struct FolderArguments: ParsableArguments {
    @Option(name: .shortAndLong, help: "The folder to write.", completion: .directory)
    var output: String?

    @Flag(help: "Replace a folder that is there.")
    var force = false

    /// The folder; nil where none is asked for.
    var folder: RunFolder? { output.map { RunFolder(path: $0, replaces: force) } }

    func validate() throws {
        if force, output == nil {
            throw ValidationError("--force is about the folder of -o: name one, or leave it out.")
        }
    }
}
