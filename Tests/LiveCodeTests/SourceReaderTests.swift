import Foundation
import Glibc
import TestSupport
import Testing

@testable import LiveCode

/// Files that are read again and again.
@Suite struct SourceReaderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func changes(_ names: String...) -> FileChanges {
        var changes = FileChanges()
        for name in names { changes.insert(folder.path(name)) }
        return changes
    }

    private func texts(_ project: SourceProject) -> [String] { project.files.map(\.text) }

    /// Writes `text` with the size and the time of what was there, so that only the event tells of it.
    private func rewrite(_ name: String, _ text: String) throws {
        let path = folder.path(name)
        var status = stat()
        #expect(stat(path, &status) == 0)
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
        #expect(utimensat(AT_FDCWD, path, [status.st_atim, status.st_mtim], 0) == 0)
    }

    @Test(arguments: [FileChanges(), .unknown]) func whatHasNotChangedIsNotReadAgain(_ others: FileChanges) throws {
        for name in ["A", "B"] { try folder.write(name, to: "\(name).swift") }
        var reader = SourceReader([folder.path()])
        #expect(try texts(reader.read()) == ["A", "B"])
        try rewrite("A.swift", "1")
        try rewrite("B.swift", "2")
        #expect(try texts(reader.read(after: others)) == ["A", "B"], "nothing tells of it")
        var changes = changes("A.swift")
        changes.formUnion(others)
        #expect(try texts(reader.read(after: changes)) == ["1", "B"])
        #expect(try texts(reader.read(after: self.changes("B.swift", "A.txt"))) == ["1", "2"])
    }

    @Test func filesComeAndGo() throws {
        try folder.write("A", to: "A.swift")
        var reader = SourceReader([folder.path()])
        _ = try reader.read()
        try folder.write("C", to: "Deep/C.swift")
        #expect(try texts(reader.read(after: changes("Deep/C.swift"))) == ["A", "C"])
        try folder.write("longer", to: "A.swift")
        #expect(try texts(reader.read()) == ["longer", "C"])
        try FileManager.default.removeItem(atPath: folder.path("A.swift"))
        #expect(try texts(reader.read(after: changes("A.swift"))) == ["C"])
        try folder.link("Deep/C.swift.link", to: folder.path("Deep/C.swift"))
        try FileManager.default.removeItem(atPath: folder.path("Deep/C.swift"))
        #expect(throws: LiveCodeError.self) { try reader.read(after: changes("Deep/C.swift")) }
        try folder.write("D", to: "D.swift")
        #expect(try texts(reader.read(after: changes("D.swift"))) == ["D"], "an error is not kept")
    }

    @Test func anUnreadableTextIsAnError() throws {
        try folder.write("A", to: "A.swift")
        var reader = SourceReader([folder.path("A.swift")])
        _ = try reader.read()
        try Data([0xE4]).write(to: folder.url.appending(path: "A.swift"))
        #expect(throws: LiveCodeError.self) { try reader.read(after: changes("A.swift")) }
        try folder.write("mended", to: "A.swift")
        #expect(try texts(reader.read(after: changes("A.swift"))) == ["mended"])
    }

    /// A file that the project lists now is read, though no Swift file changed.
    @Test func aChangedProjectIsReadAgain() throws {
        func project(_ name: String) -> String {
            """
            {objects = {P = {targets = (T, ); mainGroup = G; }; G = {children = (F, ); };
            F = {path = \(name); }; B = {fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = (B, ); };
            T = {name = App; productType = "com.apple.product-type.application"; buildPhases = (S, ); }; }; rootObject = P; }
            """
        }
        for name in ["A", "B"] { try folder.write(name, to: "\(name).swift") }
        try folder.write(project("A.swift"), to: "App.xcodeproj/project.pbxproj")
        var reader = SourceReader(
            [folder.path()], project: ProjectSearch(at: folder.path(), target: nil, homes: []))
        #expect(try texts(reader.read()) == ["A"])
        try folder.write(project("B.swift"), to: "App.xcodeproj/project.pbxproj")
        #expect(try texts(reader.read(after: changes("App.xcodeproj/project.pbxproj"))) == ["B"])
    }
}
