import Foundation

/// A folder for one test, removed with the value.
final class TestFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "segue-files-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String = "") -> String { url.appending(path: name).path }

    func names(_ name: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
    }

    func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: url.appending(path: name)) }

    func text(_ name: String) throws -> String { try String(contentsOf: url.appending(path: name), encoding: .utf8) }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }
}
