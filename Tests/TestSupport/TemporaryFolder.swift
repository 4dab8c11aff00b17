import Foundation

/// A folder for one test, removed with the value.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The path of entry `name`, or of the folder.
    package func path(_ name: String = "") -> String { url.appending(path: name).path }

    /// The names in folder `name`, sorted.
    package func names(_ name: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
    }

    /// Writes `text` as file `name`, and makes the folders above it.
    package func write(_ text: String, to name: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Writes program `name`, which runs `commands` of the shell.
    ///
    /// Another process writes it: one that a test starts beside has this process's open files until it is a program itself,
    /// and no program can be started while it is open for writing ("text file busy").
    package func writeScript(_ commands: String, to name: String) throws {
        try write("#!/bin/sh\n\(commands)\n", to: name + ".text")
        let copy = Process()
        copy.executableURL = URL(filePath: "/usr/bin/install")
        copy.arguments = ["-m", "755", path(name + ".text"), path(name)]
        try copy.run()
        copy.waitUntilExit()
        try FileManager.default.removeItem(atPath: path(name + ".text"))
    }

    /// The text of file `name`.
    package func text(_ name: String) throws -> String {
        try String(contentsOf: url.appending(path: name), encoding: .utf8)
    }

    /// Makes the symbolic link `name` to `target`.
    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }
}
