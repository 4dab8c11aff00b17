import SwiftSources
import TestSupport
import Testing

@testable import LiveCode

/// The files as jobs of the compiler get them.
@Suite struct CompilationUnitTests {
    private func units(_ files: [(name: String, jobs: [[Range<Int>]])]) throws -> [CompilationUnit] {
        let folder = try TemporaryFolder()
        for file in files { try folder.write(Self.text, to: file.name) }
        let project = try SourceProject(at: files.map { folder.path($0.name) })
        let translation = Translation(
            files: files.map { TranslatedFile(text: Self.text, segments: [], jobs: $0.jobs) }, entries: [],
            problems: [])
        return CompilationUnit.all(of: translation, of: project)
    }

    private static let text = "import A\nclass Ä {\n}\nclass B {}\n"

    @Test func aSmallProjectIsOneJob() throws {
        let units = try units([("A.swift", []), ("B.swift", [])])
        #expect(units.map(\.name) == ["0-A.swift", "1-B.swift"] && units.map(\.job) == [0, 0])
        #expect(units.map(\.text) == [Self.text, Self.text])
    }

    /// Lines and columns stay, where a letter has two bytes, too.
    @Test func eachJobHasItsDeclarationsAndBlanks() throws {
        let units = try units([("A.swift", [[0..<9, 9..<22], [0..<9, 22..<33]])])
        #expect(units.map(\.name) == ["0-A.swift", "1-0-A.swift"])
        #expect(units.map(\.file) == [0, 0] && units.map(\.job) == [0, 1])
        #expect(units[0].text == "import A\nclass Ä {\n}\n          \n")
        #expect(units[1].text == "import A\n          \n \nclass B {}\n")
    }

    @Test func aFileIsWhollyInOneJob() throws {
        let units = try units([("A.swift", [[0..<33], []]), ("B.swift", [[], [0..<33]])])
        #expect(units.map(\.name) == ["0-A.swift", "1-1-B.swift"] && units.map(\.job) == [0, 1])
    }

    @Test func codeAtTheTopLevelIsCompiledAsOne() throws {
        let units = try units([("main.swift", [[0..<9], []]), ("B.swift", [[], [0..<33]])])
        #expect(units.map(\.name) == ["main.swift", "1-B.swift"] && units.map(\.job) == [0, 0])
    }
}
