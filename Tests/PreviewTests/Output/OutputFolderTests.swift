import Files
import Foundation
import Graphics
import TestSupport
import Testing

@testable import Preview

/// Folders that are new, or Segue's own.
@Suite struct OutputFolderTests {
    private let place: TemporaryFolder

    init() throws { place = try TemporaryFolder() }

    /// A run in Segue's own folder.
    private func write(_ files: [String: String]) throws -> [String] {
        let folder = try OutputFolder.own(at: place.path("out"))
        try folder.write(try TemporaryFolder.conditions().json(), to: "run.json")
        for (name, text) in files { try folder.write(text, to: name) }
        return try folder.commit()
    }

    @Test func filesComeInAlphabeticalOrder() throws {
        let paths = try write(["summary.md": "2", "frames.csv": "1", "trace.json": "3"])
        #expect(paths == ["frames.csv", "run.json", "summary.md", "trace.json"].map { place.path("out/\($0)") })
        #expect(try place.text("out/summary.md") == "2")
        #expect(try place.names() == ["out"])
    }

    @Test func ownFilesAreReplacedByNameAndForeignOnesStay() throws {
        _ = try write(["strip.png": "1", "summary.md": "1", "frame-000001.png": "1"])
        try place.write("mine", to: "out/notes.txt")
        try place.write("mine", to: "out/frame-1.png")
        _ = try write(["summary.md": "2"])
        #expect(try place.names("out") == ["frame-1.png", "notes.txt", "run.json", "summary.md"])
        #expect(try place.text("out/summary.md") == "2" && place.text("out/notes.txt") == "mine")
        #expect(try place.names() == ["out"])
    }

    @Test func aRunThatFailsLeavesWhatWasThereAndNothingElse() throws {
        _ = try write(["summary.md": "1"])
        do {
            let folder = try OutputFolder.own(at: place.path("out"))
            try folder.write("2", to: "summary.md")
            #expect(try place.text("out/summary.md") == "1")
            let error = #expect(throws: PreviewError.self) { try folder.write("3", to: "no/such/folder.txt") }
            #expect(error?.place?.hasSuffix("out/no/such/folder.txt") == true)
        }
        #expect(try place.names() == ["out"])
        #expect(try place.text("out/summary.md") == "1")
    }

    /// A draft that was left is Segue's; one that only has such a name is not.
    @Test func aRunThatDiedBeforeIsNoObstacle() throws {
        try place.makeRun(".out.segue-draft-1")
        try place.write("mine", to: ".out.segue-draft-2/mine.txt")
        _ = try write(["summary.md": "1"])
        #expect(try place.names() == [".out.segue-draft-2", "out"])
        #expect(try place.names(".out.segue-draft-2") == ["mine.txt"])
    }

    @Test(arguments: ["file", "link"]) func whatIsNoFolderIsNotReplaced(_ kind: String) throws {
        if kind == "file" {
            try place.write("mine", to: "out")
        } else {
            try place.write("mine", to: "elsewhere/run.json")
            try FileManager.default.createSymbolicLink(
                atPath: place.path("out"), withDestinationPath: place.path("elsewhere"))
        }
        let before = try place.names()
        let error = #expect(throws: PreviewError.self) { try write(["summary.md": "1"]) }
        #expect(error?.place == place.path("out") && error?.status == .unusable)
        #expect(try place.names() == before)
    }

    /// Nobody has named the folder above, so a link in its place is not followed.
    @Test func aLinkAboveIsNotFollowed() throws {
        mkdir(place.path("elsewhere"), 0o700)
        try FileManager.default.createSymbolicLink(atPath: place.path("segue-out"), withDestinationPath: "elsewhere")
        let path = place.path("segue-out/push")
        let errors = [
            #expect(throws: PreviewError.self) { try OutputFolder.own(at: path) },
            #expect(throws: PreviewError.self) { try OutputFolder.ownNumbered(from: path) { _ in } },
        ]
        for error in errors {
            #expect(error?.place == place.path("segue-out"))
            #expect(error?.problem == "it is a symbolic link, where the files of runs belong")
        }
        #expect(try place.names("elsewhere").isEmpty)
    }

    /// Names that are taken by whatever it is; a link without a target was taken for a free one.
    @Test func numberedFoldersTakeFreeNames() throws {
        let path = place.path("segue-out/push")
        let first = try OutputFolder.ownNumbered(from: path) { _ in }
        try place.write("mine", to: "segue-out/push-2")
        try place.link("segue-out/push-3", to: "nowhere")
        let other = try OutputFolder.ownNumbered(from: path) { _ in }
        #expect(first.path == path + "-1" && other.path == path + "-4")
        try other.write("whole", to: "frames.jsonl")
        #expect(try other.commit() == [path + "-4/frames.jsonl"])
        #expect(try place.names("segue-out") == ["push-1", "push-2", "push-3", "push-4"])
    }

    /// A file in the way stops root, too.
    @Test func aFolderThatCannotBeMadeIsOneMessage() throws {
        try place.write("", to: "file")
        let path = place.path("file/out")
        let own = #expect(throws: PreviewError.self) { try OutputFolder.own(at: path) }
        #expect(own?.place == place.path("file") && own?.status == .unusable)
        #expect(own?.problem == "it is a regular file, where the files of runs belong")
        let other = #expect(throws: PreviewError.self) { try OutputFolder.make(at: path, replaces: true) }
        #expect(other?.place == path && other?.status == .unusable)
        #expect(other?.problem == "cannot be written (not a folder)")
        #expect(try place.names() == ["file"])
    }

    @Test func aPictureIsAPNGFile() throws {
        let folder = try OutputFolder.own(at: place.path("out"))
        let image = CGImage(PixelBuffer(width: 3, height: 2))
        try folder.write(image, to: "strip.png")
        let path = try #require(try folder.commit().first)
        let copy = try CGImage(pngData: Data(contentsOf: URL(filePath: path)))
        #expect(copy.width == 3 && copy.height == 2)
    }

    /// A new run is in its place from the start, and one that fails leaves nothing.
    @Test func aRecordingGrowsInItsPlace() throws {
        let path = place.path("run")
        do {
            let folder = try OutputFolder.make(at: path, replaces: false)
            try folder.write("half", to: "frames.jsonl")
            #expect(try place.names("run") == ["frames.jsonl"])
        }
        #expect(try place.names().isEmpty)
        let folder = try OutputFolder.make(at: path, replaces: false)
        try folder.write("whole", to: "frames.jsonl")
        #expect(try folder.commit() == [place.path("run/frames.jsonl")])
        let error = #expect(throws: PreviewError.self) { try OutputFolder.make(at: path, replaces: false) }
        #expect(error?.description == "\(path) already exists; use --force to replace it")
        #expect(try place.names() == ["run"] && place.names("run") == ["frames.jsonl"])
    }

    /// A file that somebody else put into the folder of a run that fails.
    @Test func aForeignFileOutlivesARunThatFails() throws {
        do {
            let folder = try OutputFolder.make(at: place.path("run"), replaces: false)
            try folder.write("half", to: "frames.jsonl")
            try place.write("mine", to: "run/mine.txt")
        }
        #expect(try place.names("run") == ["mine.txt"])
    }

    /// The paths were those at which nothing is.
    @Test func aFolderThatWasMovedDuringTheRunIsFound() throws {
        var messages: [String] = []
        let folder = try OutputFolder.make(at: place.path("run"), replaces: false) { messages.append($0) }
        try folder.write("whole", to: "frames.jsonl")
        try FileManager.default.moveItem(atPath: place.path("run"), toPath: place.path("moved"))
        try place.write("mine", to: "run/frames.jsonl")
        let moved = try Folder(path: place.path("moved")).truePath()
        #expect(try folder.commit() == [moved + "/frames.jsonl"])
        #expect(messages.count == 1 && messages[0].contains("moved to \(moved) during the run"))
        #expect(try place.text("moved/frames.jsonl") == "whole" && place.text("run/frames.jsonl") == "mine")
    }

    @Test func aFolderThatWasRemovedDuringTheRunIsAnError() throws {
        let folder = try OutputFolder.make(at: place.path("run"), replaces: false)
        try FileManager.default.removeItem(atPath: place.path("run"))
        let error = #expect(throws: PreviewError.self) { try folder.commit() }
        #expect(error?.problem == "another program removed the folder during the run" && error?.status == .unusable)
        #expect(try place.names().isEmpty)
    }

    /// Empty ones stayed after a refusal and after a run that failed; those that were there stay.
    @Test func foldersAboveGoAwayWithARunThatFails() throws {
        mkdir(place.path("there"), 0o700)
        _ = try OutputFolder.make(at: place.path("there/a/b/run"), replaces: false)
        #expect(throws: PreviewError.self) { try OutputFolder.make(at: place.path("there/c/.."), replaces: false) }
        let name = String(repeating: "x", count: 300)
        #expect(throws: PreviewError.self) { try OutputFolder.make(at: place.path("there/d/\(name)"), replaces: false) }
        #expect(try place.names() == ["there"] && place.names("there").isEmpty)
    }

    @Test func foldersAboveAreMade() throws {
        _ = try OutputFolder.make(at: place.path("a/b/run"), replaces: false).commit()
        #expect(try place.names("a/b") == ["run"])
    }

    /// `~` was the password entry's home folder.
    @Test(arguments: ["~", "~root", "$HOME", "a b", "ü", "-o", "%41"]) func aNameIsTakenLiterally(_ name: String) throws
    {
        _ = try OutputFolder.make(at: place.path(name), replaces: false).commit()
        #expect(try place.names() == [name])
    }
}
