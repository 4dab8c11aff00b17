import Foundation
import TestSupport
import Testing

@testable import Files

/// A folder whose entries are reached without following links.
@Suite struct FolderTests {
    private let place: TemporaryFolder
    private let folder: Folder

    init() throws {
        place = try TemporaryFolder()
        folder = try Folder(path: place.path())
    }

    private func bytes(_ text: String) -> Data { Data(text.utf8) }

    @Test func filesAreWrittenReadAndRemoved() throws {
        try folder.replace("a", with: bytes("1"))
        try folder.replace("a", with: bytes("2"))
        #expect(try folder.contents(of: "a") == bytes("2") && folder.names() == ["a"])
        let file = try folder.makeFile("b")
        try file.append(Array("x\n".utf8))
        try file.append(Array("y\n".utf8))
        #expect(try place.text("b") == "x\ny\n")
        #expect(throws: FileError(folder.path(of: "b"), .system(EEXIST))) { try folder.makeFile("b") }
        try folder.removeFile("a")
        #expect(try folder.names() == ["b"])
    }

    /// A link of that name, wherever it leads: the file behind it was read, and one was made behind a dangling link.
    @Test(arguments: ["/etc/passwd", "b", "nowhere", "."]) func aLinkIsNotFollowed(_ target: String) throws {
        try place.write("behind", to: "b")
        try place.link("a", to: target)
        let error = FileError(folder.path(of: "a"), .wrongKind(.link))
        #expect(throws: error) { try folder.contents(of: "a") }
        #expect(throws: FileError.self) { try folder.makeFile("a") }
        #expect(throws: FileError.self) { try Folder("a", in: folder) }
        #expect(folder.status(of: "a")?.kind == .link)
        #expect(try folder.names() == ["a", "b"])
        // What replaces the link leaves what it names.
        try folder.replace("a", with: bytes("mine"))
        #expect(folder.status(of: "a")?.kind == .regular)
        #expect(try place.text("b") == "behind" && place.names() == ["a", "b"])
    }

    @Test func otherKindsAreNamedAndNotWaitedFor() throws {
        mkfifo(place.path("pipe"), 0o600)
        mkdir(place.path("folder"), 0o700)
        #expect(throws: FileError(folder.path(of: "pipe"), .wrongKind(.pipe))) { try folder.contents(of: "pipe") }
        #expect(throws: FileError(folder.path(of: "folder"), .wrongKind(.folder))) { try folder.contents(of: "folder") }
        #expect(throws: FileError("/dev/zero", .wrongKind(.device))) { try InputFile(path: "/dev/zero").contents() }
        #expect(throws: FileError.self) { try folder.replace("folder", with: bytes("x")) }
        #expect(throws: FileError.self) { try folder.removeFile("folder") }
        #expect(try place.names() == ["folder", "pipe"])
    }

    @Test func aFileThatIsTooLargeIsNotRead() throws {
        try place.write("12345", to: "a")
        #expect(try folder.contents(of: "a", limit: 5).count == 5)
        #expect(throws: FileError(folder.path(of: "a"), .tooLarge(limit: 4))) { try folder.contents(of: "a", limit: 4) }
        // One that says that it is empty, and is not.
        #expect(throws: FileError.self) { try InputFile(path: "/proc/self/maps").contents(limit: 10) }
        #expect(try InputFile(path: "/proc/self/maps").contents().count > 100)
    }

    @Test func theFolderStaysItselfWhenItIsMoved() throws {
        mkdir(place.path("one"), 0o700)
        let inner = try Folder("one", in: folder)
        try folder.move("one", to: folder, as: "two")
        try inner.replace("a", with: bytes("x"))
        #expect(try place.names("two") == ["a"])
    }

    /// A folder without entries was replaced.
    @Test(arguments: ["file", "empty folder", "folder", "link"]) func aFolderThatIsMovedReplacesNothing(
        _ kind: String
    ) throws {
        try place.write("1", to: "one/a")
        switch kind {
        case "file": try place.write("mine", to: "two")
        case "empty folder": mkdir(place.path("two"), 0o700)
        case "folder": try place.write("mine", to: "two/b")
        default: try place.link("two", to: "nowhere")
        }
        let before = folder.status(of: "two")
        let error = FileError(folder.path(of: "two"), .system(EEXIST))
        #expect(throws: error) { try folder.moveFolder("one", to: folder, as: "two") }
        #expect(folder.status(of: "two") == before)
        try folder.moveFolder("one", to: folder, as: "three")
        #expect(try place.names() == ["three", "two"] && place.names("three") == ["a"])
    }

    /// The lock is the kernel's: a process that is killed gives it back.
    @Test func oneOfTwoHasTheLock() throws {
        var first: Folder? = try Folder(path: place.path())
        #expect(first?.lock() == true)
        #expect(!folder.lock())
        first = nil
        #expect(folder.lock())
    }

    @Test func whereFileSystemsAreMountedIsKnown() throws {
        #expect(try Folder(path: "/proc").isMountPoint)
        #expect(try !Folder(path: "/proc/self").isMountPoint && !folder.isMountPoint)
    }

    @Test func foldersAboveAreMade() throws {
        let deep = try Folder.make(path: place.path("a/b/c"))
        try deep.replace("x", with: bytes("1"))
        #expect(try place.names("a/b/c") == ["x"])
        _ = try Folder.make(path: place.path("a/b/c"))
        #expect(throws: FileError.self) { try Folder.make(path: place.path("a/b/c/x/y")) }
        // Where nothing can be made, the reason is not that it is not there.
        do {
            _ = try Folder.make(path: "/sys/segue")
            Issue.record("a folder was made in /sys")
        } catch {
            #expect(error.reason != .system(ENOENT))
        }
        #expect(throws: FileError(folder.path(of: "a"), .system(EEXIST))) { try Folder.make("a", in: folder) }
    }

    @Test func aDraftThatIsDroppedLeavesNothing() throws {
        try place.write("old", to: "a")
        do {
            let draft = try DraftFile(of: "a", in: folder)
            let other = try DraftFile(of: "a", in: folder)
            try draft.append(bytes("half"))
            #expect(try place.names() == [".a.segue-1", ".a.segue-2", "a"])
            withExtendedLifetime(other) {}
        }
        #expect(try place.names() == ["a"] && place.text("a") == "old")
    }

    @Test(arguments: [
        (".a.segue-1", "a"), (".a.b.segue-12", "a.b"), ("a.segue-1", nil), (".a.segue-", nil), (".a.segue-x", nil),
        (".a", nil), (".a.segue-draft-1", nil),
    ])
    func draftsAreKnownByTheirNames(name: String, original: String?) {
        #expect(DraftFile.original(of: name) == original)
    }
}
