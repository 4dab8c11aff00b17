import Foundation
import Testing

/// `scripts/counts` passes here, and fails on folders that are made up.
@Suite struct CountsTests {
    /// A file that brings a count over its limit, and the complaint.
    struct Breach: Sendable, CustomTestStringConvertible {
        var path = "Sources/A/B.swift"
        var text: String
        var complaint: String

        var testDescription: String { complaint }
    }

    /// `line`, `count` times.
    private static func lines(_ line: String, _ count: Int) -> String {
        String(repeating: line + "\n", count: count)
    }

    private static let breaches = [
        Breach(
            text: "struct B {\n" + lines("", 480) + "}\n\nextension B {\n" + lines("    // }", 20) + "}\n",
            complaint: "B (A) has 504 lines, more than 500. Split it."),
        Breach(
            text: lines("/// What it is.", 21),
            complaint: "comments that begin with What, Who, How or Where: 21, more than 20. Make it less."),
        Breach(
            path: "Tests/ATests/BTests.swift", text: lines("/// How it is.", 21),
            complaint: "comments that begin with What, Who, How or Where: 21, more than 20. Make it less."),
        Breach(
            text: lines("(a, b) = (1, 2)", 61),
            complaint: "assignments of several things at once: 61, more than 60. Make it less."),
        Breach(
            text: lines("HostScope.current", 16),
            complaint: "uses of HostScope.current: 16, more than 15. Make it less."
        ),
        Breach(
            path: "Tests/a.png", text: lines("", 3_010_000),
            complaint: "goldens in megabytes: 3.01, more than 3. Make it less."
        ),
    ]

    @Test func theRepositoryKeepsItsLimits() throws {
        let result = try counts(in: Repository.root)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }

    @Test(arguments: breaches) func aBreachFails(_ breach: Breach) throws {
        let result = try counts(of: [breach.path: breach.text])
        #expect(result.status == 1 && result.errors == "scripts/counts: \(breach.complaint)\n")
    }

    @Test func manyShortFilesFail() throws {
        let files = (0...40).map { ("Sources/A/\($0).swift", "let a = 1\n") }
        #expect(try counts(of: Dictionary(uniqueKeysWithValues: files)).status == 1)
    }

    /// Apple's types are as long as they are; what a failing test leaves is no golden.
    @Test func publicTypesAndLeftPicturesAreNotCounted() throws {
        let result = try counts(of: [
            "Sources/A/B.swift": "@MainActor public final class B {\n" + Self.lines("", 600) + "}\n",
            "Tests/a.out.png": Self.lines("", 4_000_000),
        ])
        #expect(result.status == 0, "\(result.errors)")
    }

    private func counts(of files: [String: String]) throws -> (status: Int32, errors: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "segue-counts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try counts(in: folder)
    }

    private func counts(in folder: URL) throws -> (status: Int32, errors: String) {
        let process = Process()
        process.executableURL = Repository.root.appending(path: "scripts/counts")
        process.arguments = [folder.path]
        process.standardOutput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
