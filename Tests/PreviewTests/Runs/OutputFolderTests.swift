import Foundation
import Graphics
import Testing

@testable import Preview

@Suite final class OutputFolderTests {
    private let place = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: place) }

    private func names(_ path: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: place.appending(path: path).path).sorted()
    }

    private func write(_ files: [String: String]) throws -> [String] {
        let folder = try OutputFolder(path: place.appending(path: "out").path)
        for (name, text) in files { try folder.write(text, to: name) }
        return try folder.commit()
    }

    @Test func filesComeInAlphabeticalOrder() throws {
        let paths = try write(["b.txt": "2", "a.txt": "1", "c.txt": "3"])
        #expect(paths == ["a", "b", "c"].map { place.appending(path: "out/\($0).txt").relativePath })
        #expect(try String(contentsOfFile: paths[1], encoding: .utf8) == "2")
        #expect(try names() == ["out"])
    }

    @Test func anotherRunReplacesAllOfIt() throws {
        _ = try write(["old.txt": "1", "both.txt": "1"])
        _ = try write(["both.txt": "2"])
        #expect(try names("out") == ["both.txt"])
        #expect(try names() == ["out"])
    }

    @Test func aRunThatFailsLeavesWhatWasThereAndNothingElse() throws {
        _ = try write(["kept.txt": "1"])
        do {
            let folder = try OutputFolder(path: place.appending(path: "out").path)
            try folder.write("2", to: "kept.txt")
            #expect(try names("out") == ["kept.txt"])
            let error = #expect(throws: PreviewError.self) { try folder.write("3", to: "no/such/folder.txt") }
            #expect(error?.place.hasSuffix("out/no/such/folder.txt") == true)
        }
        #expect(try names() == ["out"])
        #expect(try String(contentsOf: place.appending(path: "out/kept.txt"), encoding: .utf8) == "1")
    }

    @Test func aRunThatDiedBeforeIsNoObstacle() throws {
        let left = place.appending(path: ".out.draft")
        try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
        try Data("x".utf8).write(to: left.appending(path: "half.txt"))
        _ = try write(["whole.txt": "1"])
        #expect(try names("out") == ["whole.txt"])
        #expect(try names() == ["out"])
    }

    /// A file in the way stops root, too.
    @Test func aFolderThatCannotBeMadeIsOneMessage() throws {
        try Data().write(to: place.appending(path: "file"))
        let path = place.appending(path: "file/out").path
        let error = #expect(throws: PreviewError.self) { try OutputFolder(path: path) }
        #expect(error?.place == path)
        #expect(error?.status == .unusable)
        #expect(error?.problem == "it cannot be written (Not a directory)")
        #expect(try names() == ["file"])
    }

    @Test func aPictureIsAPNGFile() throws {
        let folder = try OutputFolder(path: place.appending(path: "out").path)
        let image = CGImage(PixelBuffer(width: 3, height: 2))
        try folder.write(image, to: "picture.png")
        let path = try #require(try folder.commit().first)
        let copy = try CGImage(pngData: Data(contentsOf: URL(filePath: path)))
        #expect(copy.width == 3 && copy.height == 2)
    }

    /// What grows in its place is there from the start, and what it replaces comes back where it fails.
    @Test func aRecordingGrowsInItsPlace() throws {
        let path = place.appending(path: "run").path
        do {
            let folder = try OutputFolder(growingAt: path, replaces: false)
            try folder.write("half", to: "frames.jsonl")
            #expect(try names("run") == ["frames.jsonl"])
        }
        #expect(try names().isEmpty, "a failed run leaves nothing")
        let folder = try OutputFolder(growingAt: path, replaces: false)
        try folder.write("whole", to: "frames.jsonl")
        #expect(try folder.commit().count == 1)
        let error = #expect(throws: PreviewError.self) { try OutputFolder(growingAt: path, replaces: false) }
        #expect(
            error?.description
                == "\(path): there is something of that name. Choose another name, or replace it with --force.")
        #expect(try names() == ["run"] && names("run") == ["frames.jsonl"])
        do {
            let folder = try OutputFolder(growingAt: path, replaces: true)
            try folder.write("other", to: "other.txt")
        }
        #expect(try names() == ["run"] && names("run") == ["frames.jsonl"])
        let other = try OutputFolder(growingAt: path, replaces: true)
        try other.write("other", to: "other.txt")
        _ = try other.commit()
        #expect(try names() == ["run"] && names("run") == ["other.txt"])
    }
}
