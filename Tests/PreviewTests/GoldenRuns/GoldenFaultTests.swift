import Foundation
import Graphics
import TestSupport
import Testing

@testable import Preview

/// Goldens where something is wrong: what was there stays, and nothing is half-written.
@MainActor struct GoldenFaultTests {
    @Test(arguments: ["text", "cut"]) func aBrokenGoldenIsFaultyAndTheOthersAreCompared(_ kind: String) throws {
        let folders = try GoldenFolders()
        try folders.record()
        let url = URL(filePath: folders.path("forward"))
        try (kind == "text" ? Data("no picture".utf8) : Data(contentsOf: url).prefix(300)).write(to: url)
        let report = try folders.run()
        #expect(report.pictures.map(\.outcome) == [.faulty, .same, .same])
        let problem = report.pictures[0].problem ?? ""
        #expect(problem.hasPrefix(url.path + ": "), "\(problem)")
        #expect(problem.hasSuffix("; restore it, or draw it anew with --accept card/forward-64x138@1x-light"))
    }

    /// A folder has the place of the last file: the first two, which were replaced already, come back.
    @Test func whatCannotBeMovedLeavesAllAsItWas() throws {
        let folders = try GoldenFolders()
        for motion in ["forward", "back"] {
            try folders.folder.write("old", to: "goldens/card/\(motion)-64x138@1x-light.png")
        }
        try folders.folder.write("mine", to: "goldens/card/after-cancel-64x138@1x-light.png/mine")
        let files = try folders.files()
        let error = #expect(throws: PreviewError.self) { try folders.record() }
        #expect(error?.place == folders.path("after-cancel") && error?.problem == "it is no file")
        #expect(try folders.files() == files && folders.folder.names("goldens") == ["card", "goldens.json"])
    }

    @Test func aRecordingThatIsInterruptedWritesNothing() throws {
        let folders = try GoldenFolders(settings: nil)
        let error = #expect(throws: PreviewError.self) {
            try folders.run({ $0.isRecording = true }) { if $0?.contains("2 of 3") == true { Interruption.ask() } }
        }
        #expect(error == .interrupted)
        #expect(try folders.folder.names().isEmpty)
    }

    /// What a recording that was killed has left is removed, and nothing else that is hidden.
    @Test func anAbandonedDraftIsRemoved() throws {
        let folders = try GoldenFolders()
        try folders.folder.write("half", to: "goldens/.goldens.segue-draft-1/0.png")
        try folders.folder.write("mine", to: "goldens/.goldens.segue-draft-2/notes.txt")
        try folders.record()
        #expect(try folders.folder.names("goldens") == [".goldens.segue-draft-2", "card", "goldens.json"])
    }

    @Test func aFileInThePlaceOfTheFolderIsRefused() throws {
        let folders = try GoldenFolders(settings: nil)
        try folders.folder.write("mine", to: "goldens")
        #expect(throws: PreviewError.self) { try folders.run() }
        #expect(throws: PreviewError.self) { try folders.record() }
        #expect(try folders.folder.text("goldens") == "mine")
    }

    @Test func aLinkInThePlaceOfATransitionsFolderIsNotFollowed() throws {
        let folders = try GoldenFolders()
        try folders.folder.write("mine", to: "elsewhere/mine")
        try folders.folder.link("goldens/card", to: folders.folder.path("elsewhere"))
        #expect(throws: PreviewError.self) { try folders.record() }
        #expect(try folders.folder.names("elsewhere") == ["mine"])
    }

    @Test func theFolderOfDifferencesIsReplacedAndNoOther() throws {
        let folders = try GoldenFolders()
        try folders.record()
        let out = folders.folder.path("out")
        for _ in 0..<2 { try folders.run { $0.output = out } }
        #expect(try folders.folder.names("out") == ["index.html", "report.json"])
        try folders.folder.write("mine", to: "out/notes.txt")
        let error = #expect(throws: PreviewError.self) { try folders.run { $0.output = out } }
        #expect(
            error?.description
                == "\(out) already exists; name another folder: it holds notes.txt, which no comparison writes")
        try folders.folder.write("mine", to: "mine/notes.txt")
        #expect(throws: PreviewError.self) { try folders.run { $0.output = folders.folder.path("mine") } }
        #expect(throws: PreviewError.self) { try folders.run { $0.output = "." } }
        #expect(try folders.folder.text("out/notes.txt") == "mine" && folders.folder.names("mine") == ["notes.txt"])
        #expect(try folders.folder.names() == ["goldens", "mine", "out"])
    }

    @Test(arguments: ["gallery", "w1"]) func whatIsNoTransitionIsRefused(_ name: String) throws {
        let error = #expect(throws: PreviewError.self) { try GoldenFolders(name).run() }
        #expect(error?.status == .usage)
    }
}
