import Foundation
import TestSupport
import Testing

@testable import Preview

/// Literals that are written into files, byte for byte.
@Suite struct LiteralRewriteTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private struct Sample: CustomTestStringConvertible {
        var testDescription: String
        var before: String
        /// The literals in order, and their values.
        var changes: [(literal: String, value: Double)]
        var after: String
    }

    private static let samples = [
        Sample(
            testDescription: "comments and tabs", before: "\tf(a: 0.5) /* 0.5 */ // 0.5\n", changes: [("0.5", 0.35)],
            after: "\tf(a: 0.35) /* 0.5 */ // 0.5\n"),
        Sample(
            testDescription: "CRLF, no last end", before: "f(a: 1)\r\n\r\ng(b: -2)", changes: [("1", 1.25), ("-2", 3)],
            after: "f(a: 1.25)\r\n\r\ng(b: 3)"),
        Sample(
            testDescription: "byte order mark and CR", before: "\u{FEFF}x = 0\ry = 1\r", changes: [("0", 12)],
            after: "\u{FEFF}x = 12\ry = 1\r"),
        Sample(
            testDescription: "wide characters", before: "👩‍👧é(e\u{301}: 0.25, ŝ: 4)", changes: [("0.25", 10), ("4", 5)],
            after: "👩‍👧é(e\u{301}: 10.0, ŝ: 5)"),
        Sample(
            testDescription: "no spaces", before: "a=1;b=2", changes: [("1", -1), ("2", -0.5)], after: "a=(-1);b=(-0.5)"
        ),
        Sample(testDescription: "nul", before: "a = 1\u{0}", changes: [("1", 2)], after: "a = 2\u{0}"),
        Sample(testDescription: "the whole file", before: "7", changes: [("7", -8)], after: "-8"),
    ]

    private func changes(_ sample: Sample) throws -> [LiteralRewrite.Change] {
        var start = sample.before.startIndex
        return try sample.changes.map { literal, value in
            let found = try #require(
                sample.before.range(of: literal, options: .literal, range: start..<sample.before.endIndex))
            start = found.upperBound
            let utf8 = sample.before.utf8
            let offset = utf8.distance(from: utf8.startIndex, to: found.lowerBound)
            return LiteralRewrite.Change(range: offset..<offset + literal.utf8.count, literal: literal, value: value)
        }
    }

    private func rewrite(_ name: String, _ text: String, _ changes: [LiteralRewrite.Change]) -> LiteralRewrite {
        var rewrite = LiteralRewrite()
        rewrite.append(changes, of: folder.path(name), compiledFrom: text)
        return rewrite
    }

    private func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.url.appending(path: name)) }

    @Test(arguments: samples) private func nothingElseIsWritten(_ sample: Sample) throws {
        let changes = try changes(sample)
        try folder.write(sample.before, to: "A.swift")
        try rewrite("A.swift", sample.before, changes.reversed()).write()
        #expect(try bytes("A.swift") == Data(sample.after.utf8))
        #expect(try folder.names() == ["A.swift"])
    }

    /// The lines that are copied are those that would be written.
    @Test(arguments: samples) private func copiedLinesAreThoseOfTheFile(_ sample: Sample) throws {
        let copied = rewrite("A.swift", sample.before, try changes(sample).reversed()).changedLines
        let lines = copied.split(separator: "\n").map(String.init)
        let written = sample.after.split { $0.isNewline }.map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(!lines.isEmpty && lines.count.isMultiple(of: 2))
        for index in stride(from: 0, to: lines.count, by: 2) {
            #expect(lines[index].hasPrefix("// A.swift:"))
            #expect(written.contains(lines[index + 1]), "\(lines)")
        }
    }

    @Test func aLineIsCopiedOnceWithAllOfItsNumbers() {
        let text = "a(1)\n\n  b(x: 1, y: 2)\n"
        let copied = rewrite(
            "A.swift", text,
            [.init(range: 13..<14, literal: "1", value: 3), .init(range: 19..<20, literal: "2", value: 4.5)]
        ).changedLines
        #expect(copied == "// A.swift:3\nb(x: 3, y: 4.5)\n")
    }

    @Test func permissionsAndLinksStay() throws {
        try folder.write("x = 1", to: "real/A.swift")
        chmod(folder.path("real/A.swift"), 0o751)
        try folder.link("B.swift", to: "real/A.swift")
        try rewrite("B.swift", "x = 1", [.init(range: 4..<5, literal: "1", value: 2)]).write()
        #expect(try bytes("real/A.swift") == Data("x = 2".utf8))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("real/A.swift"))
        #expect(attributes[.posixPermissions] as? Int == 0o751)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("B.swift")) == "real/A.swift")
        #expect(try folder.names("real") == ["A.swift"])
    }

    /// A file that is another one, or gone, keeps all of them from being written.
    @Test(arguments: ["changed", "gone", "a folder"]) func allOrNoneAreWritten(_ state: String) throws {
        try folder.write("x = 1", to: "A.swift")
        switch state {
        case "changed": try folder.write("x = 1 ", to: "B.swift")
        case "a folder": mkdir(folder.path("B.swift"), 0o700)
        default: break
        }
        var rewrite = rewrite("A.swift", "x = 1", [.init(range: 4..<5, literal: "1", value: 2)])
        rewrite.append([.init(range: 4..<5, literal: "1", value: 2)], of: folder.path("B.swift"), compiledFrom: "x = 1")
        let before = try folder.names()
        let error = #expect(throws: PreviewError.self) { try rewrite.write() }
        #expect(error?.place == folder.path("B.swift") && error?.remedy.contains("keep the numbers") == true)
        #expect(try bytes("A.swift") == Data("x = 1".utf8) && folder.names() == before)
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser writes every file")) func aReadOnlyFileStays() throws {
        try folder.write("x = 1", to: "A.swift")
        chmod(folder.path("A.swift"), 0o400)
        let error = #expect(throws: PreviewError.self) {
            try rewrite("A.swift", "x = 1", [.init(range: 4..<5, literal: "1", value: 2)]).write()
        }
        #expect(error?.remedy.contains("writable") == true)
        #expect(try bytes("A.swift") == Data("x = 1".utf8) && folder.names() == ["A.swift"])
    }
}
