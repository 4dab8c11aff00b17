import Files
import Foundation
import TestSupport
import Testing

/// The table that `scripts/counts` prints, of folders that are made up and of this repository.
@Suite struct CountsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private struct Result {
        var status: Int32?
        var errors: String
        /// The figures by their names.
        var rows: [String: [String]]
        var text: String
    }

    private func counts(_ arguments: [String]) throws -> Result {
        let script = Repository.root.appending(path: "scripts/counts").path
        let result = try ChildProcess(script, arguments: arguments).finish()
        let text = String(decoding: result.output, as: UTF8.self)
        let lines = text.split(separator: "\n").map { $0.components(separatedBy: "  ").filter { !$0.isEmpty } }
        let rows = lines.filter { $0.count > 1 }.map { ($0[0], $0.dropFirst().map { $0.replacing(" ", with: "") }) }
        return Result(
            status: result.status, errors: String(decoding: result.errors, as: UTF8.self),
            rows: Dictionary(rows) { first, _ in first }, text: text)
    }

    private static func lines(_ line: String, _ count: Int) -> String {
        String(repeating: line + "\n", count: count)
    }

    @Test func figuresAreCounted() throws {
        try folder.write("struct B {\n" + Self.lines("", 480) + "}\n", to: "Sources/A/B.swift")
        try folder.write("extension B {\n" + Self.lines("    // }", 20) + "}\n", to: "Sources/A/B+C.swift")
        try folder.write(Self.lines("/// What it is.", 3) + Self.lines("// How it is.", 2), to: "Sources/A/D.swift")
        try folder.write(Self.lines("(a, b) = (1, HostScope.current)", 4), to: "Sources/A/E.swift")
        try folder.write("// Where it lies.\n", to: "Tests/ATests/BTests.swift")
        try folder.write(Self.lines("", 2_000_000), to: "Tests/a.png")
        try folder.write(Self.lines("", 2_000_000), to: "Tests/a.out.png")
        let result = try counts([folder.path()])
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let expected = [
            "files": "4", "lines": "513", "files under 15 lines": "2", "lines of the longest file": "482",
            "lines of the longest type with its extensions": "504", "types of more than 500 lines": "1",
            "comments that begin with What, Who, How or Where": "6", "assignments of several things at once": "4",
            "uses of HostScope.current": "4", "goldens in megabytes": "2.0", "lines of tests": "1",
        ]
        for (name, figure) in expected { #expect(result.rows[name] == [figure], "\(name)") }
        #expect(result.text.contains("longest file: Sources/A/B.swift\nlongest types: B (A) 504\n"))
    }

    /// Apple's types are as long as they are.
    @Test func publicTypesAreNotCounted() throws {
        try folder.write("@MainActor public final class B {\n" + Self.lines("", 600) + "}\n", to: "Sources/A/B.swift")
        #expect(try counts([folder.path()]).rows["types of more than 500 lines"] == ["0"])
    }

    private static let isClone = FileManager.default.fileExists(atPath: Repository.root.appending(path: ".git").path)

    @Test(.enabled(if: isClone)) func anotherRevisionStandsBeside() throws {
        let result = try counts(["--against", "HEAD"])
        #expect(result.status == 0, "\(result.errors)")
        let row = try #require(result.rows["files"]?.compactMap { Int($0) })
        #expect(row.count == 2 && row.allSatisfy { $0 > 1_000 })
    }

    @Test func anUnknownRevisionIsOneMessage() throws {
        let result = try counts(["--against", "no-such"])
        #expect(result.status == 2)
        #expect(result.errors == "scripts/counts: no-such: no such revision; name a commit or a tag\n")
    }
}
