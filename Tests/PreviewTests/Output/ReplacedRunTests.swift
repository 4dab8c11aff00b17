import Files
import Foundation
import TestSupport
import Testing

@testable import Preview

/// `--force`: which folders another run replaces, and what is left when it cannot.
@Suite final class ReplacedRunTests {
    private let place: TemporaryFolder
    private var messages: [String] = []

    init() throws { place = try TemporaryFolder() }

    private func replacing(_ name: String = "run", homes: [String] = []) throws(PreviewError) -> OutputFolder {
        try OutputFolder.make(at: place.path(name), replaces: true, homes: homes) { [weak self] in
            self?.messages.append($0)
        }
    }

    private func record(_ name: String = "run") throws {
        let folder = try replacing(name)
        try folder.write(try TemporaryFolder.conditions("new").json(), to: "run.json")
        try folder.write("new", to: "frames.jsonl")
        _ = try folder.commit()
    }

    /// A private folder was replaced by one that everybody could read.
    @Test func theNewRunHasThePermissionsOfTheOldOne() throws {
        try place.makeRun("run")
        chmod(place.path("run"), 0o700)
        try record()
        let attributes = try FileManager.default.attributesOfItem(atPath: place.path("run"))
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test func aRunIsReplacedAsAWhole() throws {
        try place.makeRun("run")
        try place.write("", to: "run/frame-000012.png")
        try place.write("", to: "run/.report.html.segue-1")
        try record()
        #expect(try place.names("run") == ["frames.jsonl", "run.json"] && place.names() == ["run"])
        #expect(try place.text("run/frames.jsonl") == "new" && messages.isEmpty)
        // Also where nothing was.
        try record("other")
        #expect(try place.names() == ["other", "run"])
    }

    /// Until the new run is complete, the old one is in its place.
    @Test func aRunThatFailsLeavesTheOldOne() throws {
        try place.makeRun("run")
        do {
            let folder = try replacing()
            try folder.write("half", to: "frames.jsonl")
            #expect(try place.text("run/run.json").contains("card"))
        }
        #expect(try place.names() == ["run"] && place.text("run/run.json").contains("card"))
    }

    /// Its draft stays where it has what cannot be done again.
    @Test func aRunThatIsKeptStaysBesideTheOldOne() throws {
        try place.makeRun("run")
        var path = ""
        do {
            let folder = try replacing()
            try folder.write(try TemporaryFolder.conditions("new").json(), to: "run.json")
            folder.keep()
            path = folder.currentPath
        }
        #expect(path == place.path(".run.segue-draft-1"))
        #expect(try place.names() == [".run.segue-draft-1", "run"])
        #expect(try place.text("run/run.json").contains("card"))
    }

    /// Everything that is not recognisably a run, with the words of the refusal.
    @Test(arguments: [
        ("foreign file", "it holds files that no run writes: notes.txt"),
        ("many foreign files", "it holds files that no run writes: a, b, c, d, e, and 2 more"),
        ("no conditions", "it has no run.json of a run of segue, and --force replaces nothing else"),
        ("other conditions", "it has no run.json of a run of segue, and --force replaces nothing else"),
        ("later version", "it has no run.json of a run of segue, and --force replaces nothing else"),
        ("folder in it", "it holds files that no run writes: trace.json"),
        ("link in it", "it holds files that no run writes: strip.png"),
        ("regular file", "it is a regular file, and --force replaces only folders of recorded runs"),
        ("link", "it is a symbolic link, and --force replaces only folders of recorded runs"),
        ("pipe", "it is a pipe (FIFO), and --force replaces only folders of recorded runs"),
        ("home", "it is the home folder, which is never replaced"),
        ("working", "another run of segue is writing into it"),
    ])
    func everythingElseIsRefused(_ kind: String, problem: String) throws {
        let files = FileManager.default
        var homes: [String] = []
        var other: OutputFolder?
        switch kind {
        case "regular file": try place.write("mine", to: "run")
        case "link":
            try place.makeRun("there")
            try files.createSymbolicLink(atPath: place.path("run"), withDestinationPath: place.path("there"))
        case "pipe": mkfifo(place.path("run"), 0o600)
        case "no conditions": try place.write("", to: "run/frames.jsonl")
        case "other conditions": try place.write("{}", to: "run/run.json")
        case "later version":
            let text = try TemporaryFolder.conditions().json().replacing(
                "\"schemaVersion\": 1", with: "\"schemaVersion\": 9")
            try place.write(text, to: "run/run.json")
        case "working":
            other = try OutputFolder.make(at: place.path("run"), replaces: false)
            try place.makeRun("run")
        default:
            try place.makeRun("run")
            if kind == "foreign file" { try place.write("mine", to: "run/notes.txt") }
            if kind == "many foreign files" { for name in "abcdefg" { try place.write("", to: "run/\(name)") } }
            if kind == "folder in it" { try place.write("mine", to: "run/trace.json/mine") }
            if kind == "link in it" {
                try files.createSymbolicLink(atPath: place.path("run/strip.png"), withDestinationPath: "/etc/passwd")
            }
            if kind == "home" { homes = [place.path("run")] }
        }
        let before = try files.subpathsOfDirectory(atPath: place.url.path).sorted()
        let error = #expect(throws: PreviewError.self) { try replacing(homes: homes) }
        #expect(error?.place == place.path("run") && error?.problem == problem && error?.status == .unusable)
        #expect(try files.subpathsOfDirectory(atPath: place.url.path).sorted() == before)
        other?.keep()
    }

    /// A run that was killed in its first moments leaves an empty folder, or the draft of its first file.
    @Test(arguments: [nil, ".run.json.segue-1"]) func aRunThatHardlyBeganIsReplaced(_ draft: String?) throws {
        try FileManager.default.createDirectory(atPath: place.path("run"), withIntermediateDirectories: false)
        if let draft { try place.write("{", to: "run/\(draft)") }
        try record()
        #expect(try place.names() == ["run"] && place.text("run/frames.jsonl") == "new")
    }

    /// Side folders without anything of a run were never removed, and a thousand of them were the end.
    @Test func emptySideFoldersGoAway() throws {
        try place.makeRun("run")
        for number in 1...1_000 {
            mkdir(place.path(".run.segue-draft-\(number)"), 0o700)
            if number % 7 == 0 { try place.write("", to: ".run.segue-draft-\(number)/.run.json.segue-1") }
        }
        try record()
        #expect(try place.names() == ["run"] && messages.isEmpty)
    }

    /// Long names were cut to the same side folder, and one's run was given to the other.
    @Test func longNamesThatBeginAlikeHaveTheirOwnSideFolders() throws {
        let start = String(repeating: "x", count: 230)
        try place.makeRun(start + "-A")
        let folder = try replacing(start + "-A")
        try folder.write(try TemporaryFolder.conditions("new").json(), to: "run.json")
        folder.keep()
        let side = try #require(try place.names().first { $0.hasPrefix(".") })
        try FileManager.default.moveItem(
            atPath: place.path(side), toPath: place.path(side.replacing("draft", with: "former")))
        try record(start + "-B")
        #expect(try place.text(start + "-B/frames.jsonl") == "new" && messages.isEmpty)
    }

    /// To strings, names that differ in their composition are the same, and one run was given to the other.
    @Test func namesThatLookAlikeHaveTheirOwnSideFolders() throws {
        try place.makeRun(".\u{E9}.segue-former-1", scenario: "old")
        try record("e\u{301}")
        #expect(try place.text("e\u{301}/frames.jsonl") == "new" && messages.isEmpty)
        #expect(try place.text(".\u{E9}.segue-former-1/run.json").contains("old"))
    }

    @Test(arguments: ["/", ".", "..", "./", "//", "../..", "/."]) func foldersThatHoldAllElseAreRefused(_ path: String)
    {
        let error = #expect(throws: PreviewError.self) { try OutputFolder.make(at: path, replaces: true) }
        #expect(error?.place == path)
        #expect(error?.problem == "it is the working folder, one above it, or the root, which are never replaced")
    }

    /// By identity, whatever path leads there.
    @Test func theWorkingFolderAndThoseAboveAreProtected() throws {
        let protected = ProtectedFolders(homes: [place.url.path])
        let here = FileManager.default.currentDirectoryPath
        for path in [".", here, "/", place.url.path, here + "/..", "/proc"] {
            #expect(protected.reason(for: try Folder(path: path)) != nil, "\(path)")
        }
        try place.makeRun("run")
        #expect(protected.reason(for: try Folder(path: place.path("run"))) == nil)
    }

    /// A kill between the two renames: the old run comes back, the new one is named.
    @Test func aKilledReplacementGivesTheOldRunBack() throws {
        try place.makeRun(".run.segue-former-1", scenario: "old")
        try place.makeRun(".run.segue-draft-1", scenario: "new")
        let error = #expect(throws: PreviewError.self) {
            try OutputFolder.make(at: place.path("run"), replaces: false) { self.messages.append($0) }
        }
        #expect(error?.problem == "\(place.path("run")) already exists")
        #expect(try place.names() == [".run.segue-draft-1", "run"])
        #expect(try place.text("run/run.json").contains("old"))
        let draft = place.path(".run.segue-draft-1")
        #expect(
            messages == [
                "\(place.path("run")): the earlier run is back; the run that was to replace it was killed",
                "\(draft): a recording that was killed before it could replace \(place.path("run")); "
                    + "make its reports with segue report \(draft), or remove it",
            ])
    }

    /// A kill while the old run was removed: a part of it came back as the earlier run, and its script was lost.
    @Test func aRunThatWasBeingRemovedIsNotGivenBack() throws {
        try place.makeRun(".run.segue-removed-1", scenario: "old")
        try FileManager.default.removeItem(atPath: place.path(".run.segue-removed-1/gesture.jsonl"))
        try place.write("mine", to: ".run.segue-removed-2/mine")
        try record()
        #expect(try place.names() == [".run.segue-removed-2", "run"] && messages.isEmpty)
        #expect(try place.text("run/frames.jsonl") == "new" && place.names(".run.segue-removed-2") == ["mine"])
    }

    /// From the first file on that is removed, the old run has the name of one that is not given back.
    @Test func theOldRunIsRemovedUnderANameOfItsOwn() throws {
        try place.makeRun("run")
        let recording = try replacing()
        try recording.write(try TemporaryFolder.conditions("new").json(), to: "run.json")
        try place.write("mine", to: "run/mine")
        _ = try recording.commit()
        #expect(try place.names() == [".run.segue-removed-1", "run"])
        #expect(try place.names(".run.segue-removed-1") == ["mine"])
        #expect(messages.count == 1 && messages[0].hasPrefix(place.path(".run.segue-removed-1")))
    }

    /// A kill during a recording, then another try: nothing is lost, and nothing is in the way.
    @Test func whatAKillLeftStaysAndIsNamed() throws {
        try place.makeRun("run", scenario: "old")
        try place.makeRun(".run.segue-draft-1", scenario: "killed")
        try place.makeRun(".run.segue-former-3", scenario: "older")
        try record()
        #expect(try place.names() == [".run.segue-draft-1", ".run.segue-former-3", "run"])
        #expect(try place.text(".run.segue-draft-1/run.json").contains("killed"))
        #expect(try place.text("run/frames.jsonl") == "new")
        #expect(messages.count == 2 && messages[0].contains("the run that was at"))
    }

    /// Other things that came to the place of the run during the recording: they got a hidden name, and an empty folder
    /// was removed.
    @Test(arguments: ["file", "empty folder", "folder", "another run", "link"])
    func aRunThatWasExchangedMeanwhileIsNotReplaced(_ kind: String) throws {
        try place.makeRun("run", scenario: "old")
        let recording = try replacing()
        try recording.write(try TemporaryFolder.conditions("new").json(), to: "run.json")
        recording.keep()
        try FileManager.default.moveItem(atPath: place.path("run"), toPath: place.path("moved"))
        switch kind {
        case "file": try place.write("mine", to: "run")
        case "empty folder": mkdir(place.path("run"), 0o700)
        case "folder": try place.write("mine", to: "run/mine")
        case "another run": try place.makeRun("run", scenario: "other")
        default: try place.link("run", to: "moved")
        }
        let parent = try Folder(path: place.url.path)
        let before = parent.status(of: "run")
        let error = #expect(throws: PreviewError.self) { try recording.commit() }
        #expect(error?.problem == "another program took this name during the run")
        #expect(parent.status(of: "run") == before)
        #expect(try place.names() == [".run.segue-draft-1", "moved", "run"] && messages.isEmpty)
        #expect(try place.names("moved").count == 3)
    }

    /// The run that was to be replaced is gone: the recording was refused its place.
    @Test func aRunThatWasMovedAwayMeanwhileIsLeftThere() throws {
        try place.makeRun("run", scenario: "old")
        let recording = try replacing()
        try recording.write(try TemporaryFolder.conditions("new").json(), to: "run.json")
        try FileManager.default.moveItem(atPath: place.path("run"), toPath: place.path("moved"))
        #expect(try recording.commit() == [place.path("run/run.json")])
        #expect(try place.names() == ["moved", "run"] && messages.isEmpty)
        #expect(try place.text("moved/run.json").contains("old") && place.names("moved").count == 3)
    }

    /// Folders of the user's that have such names.
    @Test func foldersWithSuchNamesAreNotTouched() throws {
        try place.makeRun("run")
        for name in [".run.draft", ".run.former", ".run.segue-draft-1", ".run.segue-former-1", ".run.segue-draft-x"] {
            try place.write("mine", to: "\(name)/mine")
        }
        let before = try place.names()
        try record()
        #expect(try place.names() == before && messages.isEmpty)
        for name in before where name != "run" { #expect(try place.names(name) == ["mine"]) }
    }
}
