import Foundation
import Testing

/// The design's laws, held by the sources as they are.
struct LawsTests {
    /// The files of the program and of the tests, read once for all laws.
    private static let sources = Result { try ["Sources", "assets"].flatMap { try Repository.sources(in: $0) } }
    private static let tests = Result { try Repository.sources(in: "Tests") }

    @Test(arguments: Law.all)
    func theSourcesKeep(_ law: Law) throws {
        let files = try Self.sources.get()
        #expect(files.count > 10, "the sources were not found below \(Repository.root.path)")
        let report = law.report(on: files)
        #expect(report.isEmpty, "\n\(report.joined(separator: "\n"))")
    }

    @Test(arguments: [Law.names, .concurrencyReasons, .notes, .fileLength, .functionLength])
    func theTestsKeep(_ law: Law) throws {
        let report = law.report(on: try Self.tests.get())
        #expect(report.isEmpty, "\n\(report.joined(separator: "\n"))")
    }

    @Test func filesOfCAreShortToo() throws {
        let report = Law.fileLength.report(on: try Repository.sources(in: "Sources", extensions: ["c", "h"]))
        #expect(report.isEmpty, "\n\(report.joined(separator: "\n"))")
    }

    /// Each sample says at the ends of its lines what they break: `// breaks imports`.
    @Test(arguments: try Repository.sources(in: "Tests/RepositoryTests/Samples", extensions: ["txt"]))
    func aSampleIsCaughtWhereItSaysSo(_ sample: SourceFile) throws {
        let first = try #require(sample.lines.first)
        let path = try #require(first.split(separator: " ").last.map(String.init))
        let file = SourceFile(path: path, text: sample.lines.joined(separator: "\n"))
        let expected = sample.lines.enumerated().flatMap { index, line in
            line.components(separatedBy: "// breaks ").dropFirst().flatMap { $0.split(separator: " ") }
                .map { "\(index + 1) \($0)" }
        }
        let found = Law.all.flatMap { law in law.breaches(file).map { "\($0.line) \(law.name)" } }
        #expect(Set(found) == Set(expected))
    }

    @Test func thereIsASampleForEveryLawOfLines() throws {
        let samples = try Repository.sources(in: "Tests/RepositoryTests/Samples", extensions: ["txt"])
        let text = samples.flatMap(\.lines).joined(separator: "\n")
        for law in Law.all where law.name != "fileLength" {
            #expect(text.contains("// breaks \(law.name)"), "no sample breaks the law \"\(law.name)\"")
        }
    }

    /// Lines before the body of a class, in it, and behind it.
    @Test(arguments: [
        ("", 0, 400, true), ("", 0, 401, false), ("@MainActor open class A: B {", 900, 398, true),
        ("@MainActor open class A: B {", 900, 399, false), ("class A: B {", 398, 0, true),
        ("class A: B {", 399, 0, false),
    ])
    func aFileMayHaveFourHundredLines(_ head: String, _ inside: Int, _ others: Int, _ isKept: Bool) {
        func lines(_ line: String, _ count: Int) -> String { String(repeating: line + "\n", count: count) }
        let body = head.isEmpty ? "" : "\(head)\n\(lines("    let a = 1", inside))}\n"
        let file = SourceFile(path: "Sources/ViewKit/A.swift", text: body + lines("", others))
        #expect(Law.fileLength.breaches(file).isEmpty == isKept)
    }
}
