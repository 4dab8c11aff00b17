import Foundation
import TestSupport
import Testing

@testable import LiveCode

/// The files of a project, found in folders and by name.
@Suite struct SourceProjectTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ names: [String], _ text: String = "let x = 1\n") throws {
        for name in names { try folder.write(text, to: name) }
    }

    private func names(_ project: SourceProject) -> [String] {
        project.files.map { String($0.path.dropFirst(folder.path("App").count - 3)) }
    }

    private func problem(_ paths: [String]) -> String? {
        do throws(LiveCodeError) {
            _ = try SourceProject(at: paths)
            return nil
        } catch {
            return error.problem
        }
    }

    @Test func aFolderIsSearched() throws {
        try write([
            "App/B.swift", "App/A.swift", "App/Screens/C.swift", "App/readme.md", "App/.hidden.swift",
            "App/Package.swift", "App/.build/D.swift", "App/Pods/E.swift", "App/Tests/F.swift", "App/AppTests/G.swift",
        ])
        let project = try SourceProject(at: [folder.path("App")])
        #expect(names(project) == ["App/A.swift", "App/B.swift", "App/Screens/C.swift"])
        #expect(project.files.allSatisfy { $0.text == "let x = 1\n" })
    }

    /// Code that asks for files of the app, and code that does not.
    @Test(arguments: [
        ("let a = Bundle.main.url(forResource: \"a\", withExtension: \"txt\")", true),
        ("let a = #fileLiteral(resourceName: \"a.txt\")", true),
        ("let a = NSLocalizedString(\"a\", comment: \"\")", true),
        ("let a = #imageLiteral(resourceName: \"a\")", false),
    ])
    func someCodeAsksForFiles(_ text: String, _ asks: Bool) throws {
        try write(["App/A.swift"], text)
        #expect(try SourceProject(at: [folder.path("App")]).usesBundle == asks)
    }

    @Test func aFileCountsOnceHoweverItIsNamed() throws {
        try write(["App/A.swift", "App/B.swift"])
        let paths = ["App/B.swift", "App/A.swift", "App/B.swift", "App"].map(folder.path)
        #expect(names(try SourceProject(at: paths)) == ["App/B.swift", "App/A.swift"])
    }

    @Test func linksInCirclesAreNotFollowed() throws {
        try write(["App/A.swift"])
        let files = FileManager.default
        try files.createSymbolicLink(atPath: folder.path("App/again"), withDestinationPath: folder.path())
        try files.createSymbolicLink(atPath: folder.path("App/B.swift"), withDestinationPath: folder.path("gone"))
        #expect(names(try SourceProject(at: [folder.path("App")])) == ["App/A.swift"])
    }

    @Test func badPathsSayWhatIsWrong() throws {
        try write(["notes.txt", "Empty/readme.md"])
        try Data([0xFF, 0xFE, 0x41]).write(to: folder.url.appending(path: "Bad.swift"))
        #expect(problem([folder.path("gone")]) == "no such file or folder")
        #expect(problem([folder.path("notes.txt")]) == "not a Swift file")
        #expect(problem([folder.path("Empty")]) == "no Swift file in the folder")
        #expect(problem([folder.path("Bad.swift")]) == "not UTF-8 text")
        #expect(problem([folder.path()]) == "not UTF-8 text")
    }

    @Test func whatIsTooLargeIsRefused() throws {
        try write(["Large.swift"], "")
        let handle = try FileHandle(forWritingTo: folder.url.appending(path: "Large.swift"))
        try handle.truncate(atOffset: 1 << 30)
        try handle.close()
        #expect(problem([folder.path("Large.swift")]) == "it has more than 4 MiB")
        #expect(problem([folder.path()]) == "it has more than 4 MiB")
    }

    /// The message named one file of thousands, by chance.
    @Test func tooMuchIsTooMuchOfTheFolder() throws {
        let paths = (0..<17).map { "Big/\($0).swift" }
        try write(paths, "")
        for path in paths {
            let handle = try FileHandle(forWritingTo: folder.url.appending(path: path))
            try handle.truncate(atOffset: 4 << 20)
            try handle.close()
        }
        let error = #expect(throws: LiveCodeError.self) { try SourceProject(at: [folder.path("Big")]) }
        #expect(error?.place == folder.path("Big") && error?.problem.hasPrefix("more than") == true)
    }

    @Test func anEmptyFileIsOne() throws {
        try write(["A.swift"], "")
        #expect(try SourceProject(at: [folder.path("A.swift")]).files.map(\.text) == [""])
    }
}
