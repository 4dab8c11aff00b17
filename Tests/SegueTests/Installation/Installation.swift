import Foundation
import TestSupport

/// An installation of the program that was built beside the tests, in a temporary folder.
struct Installation {
    let folder: TemporaryFolder
    /// The prefix that the installed files have been told, with a space in it.
    static let prefix = "/opt/my segue"

    init() throws { folder = try TemporaryFolder() }

    /// The path of the installed file `name`.
    func path(_ name: String) -> String { folder.path("stage" + Self.prefix + "/" + name) }

    /// Runs `scripts/NAME PREFIX` below the folder; the status, and what it says on either stream.
    func run(_ name: String, prefix: String = prefix) throws -> (status: Int32, output: String) {
        try Self.output(
            of: [Repository.root.appending(path: "scripts/\(name)").path, prefix],
            variables: ["DESTDIR": folder.path("stage"), "BUILD": SegueProcess.products.path])
    }

    /// The paths below the prefix, folders with a slash at their ends, sorted.
    func entries() throws -> [String] {
        let files = FileManager.default
        return try files.subpathsOfDirectory(atPath: path("")).map { name in
            // Links are files here.
            let kind = try files.attributesOfItem(atPath: path(name))[.type] as? FileAttributeType
            return name + (kind == .typeDirectory ? "/" : "")
        }.sorted()
    }

    /// The lines of the list that an installation leaves.
    func list() throws -> [String] {
        try String(contentsOfFile: path("share/segue/manifest"), encoding: .utf8)
            .split(separator: "\n").map(String.init)
    }

    /// Runs `command` in the root folder with `variables` and the search path alone.
    static func output(
        of command: [String], variables: [String: String] = [:]
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.currentDirectoryURL = URL(filePath: "/")
        process.environment = variables.merging(["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]) { $1 }
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
