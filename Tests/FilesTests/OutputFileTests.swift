import Foundation
import TestSupport
import Testing

@testable import Files

/// A file that the user names, written whole or not at all.
@Suite struct OutputFileTests {
    private let place: TemporaryFolder

    init() throws { place = try TemporaryFolder() }

    private func write(_ text: String, to name: String) throws(FileError) {
        try OutputFile(path: place.path(name)).write(Data(text.utf8))
    }

    @Test func aFileIsReplacedAndKeepsItsPermissions() throws {
        try write("1", to: "a")
        chmod(place.path("a"), 0o640)
        try write("2", to: "a")
        let attributes = try FileManager.default.attributesOfItem(atPath: place.path("a"))
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try place.text("a") == "2" && place.names() == ["a"])
    }

    @Test(arguments: ["~", "~root", "~x/y", "$HOME", "%41", "a b"]) func namesAreTakenLiterally(_ name: String) throws {
        if name.contains("/") { mkdir(place.path(FilePath(name).folder), 0o700) }
        try write("1", to: name)
        #expect(try place.text(name) == "1")
        #expect(try InputFile(path: place.path(name)).text() == "1")
    }

    /// The working folder has one of that name, and nobody's home folder is meant.
    @Test func aTildeAloneIsAFileOfTheWorkingFolder() {
        let error = #expect(throws: FileError.self) { try InputFile(path: "~").contents() }
        #expect(error == FileError("~", .system(ENOENT)))
    }

    @Test func aLinkLeadsToWhatItNames() throws {
        mkdir(place.path("folder"), 0o700)
        try place.link("relative", to: "folder/target")
        try place.link("chain", to: "relative")
        try place.link("absolute", to: place.path("other"))
        try write("1", to: "chain")
        try write("2", to: "absolute")
        #expect(try place.text("folder/target") == "1" && place.text("other") == "2")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place.path("chain")) == "relative")
        try place.link("loop", to: "loop")
        #expect(throws: FileError.self) { try write("3", to: "loop") }
    }

    /// The slash was dropped, and the failed look at the path taken for a free name.
    @Test func aPathThatEndsWithASlashIsNoFiles() throws {
        try place.write("mine", to: "file")
        for name in ["file/", "file//", "free/"] {
            #expect(throws: FileError(place.path() + "/" + name, .folderName)) {
                try OutputFile(path: place.path() + "/" + name).write(Data("x".utf8))
            }
        }
        #expect(try place.text("file") == "mine" && place.names() == ["file"])
    }

    /// Only a path at which nothing is, is free.
    @Test func whatCannotBeLookedAtIsNotFree() throws {
        try place.write("mine", to: "file")
        try place.link("through", to: "file/more")
        try place.link("loop", to: "loop")
        for (name, reason) in [("file/more", ENOTDIR), ("through", ENOTDIR), ("loop", ELOOP)] {
            let file = OutputFile(path: place.path(name))
            #expect(throws: FileError(place.path(name), .system(reason))) { try file.check() }
            #expect(throws: FileError(place.path(name), .system(reason))) { try file.write(Data("x".utf8)) }
        }
        #expect(try place.text("file") == "mine" && place.names() == ["file", "loop", "through"])
    }

    /// In a folder of everybody's, such as /tmp, another user chose the file that was written.
    @Test(.enabled(if: geteuid() == 0, "only root can give links to others"))
    func aLinkOfSomebodyElseInASharedFolderIsNotFollowed() throws {
        mkdir(place.path("shared"), 0o777)
        chmod(place.path("shared"), 0o1777)
        try place.write("mine", to: "file")
        try place.link("shared/there", to: place.path("file"))
        try place.link("shared/nowhere", to: place.path("made"))
        try place.link("shared/own", to: place.path("file"))
        for name in ["there", "nowhere"] {
            lchown(place.path("shared/\(name)"), 65_534, 65_534)
            #expect(throws: FileError(place.path("shared/\(name)"), .system(EACCES))) {
                try write("x", to: "shared/\(name)")
            }
        }
        #expect(try place.text("file") == "mine" && place.names() == ["file", "shared"])
        try write("x", to: "shared/own")
        #expect(try place.text("file") == "x")
    }

    @Test func whatIsNoFileIsWrittenThroughOrRefused() throws {
        try OutputFile(path: "/dev/null").write(Data("x".utf8))
        #expect(throws: FileError("/dev/full", .system(ENOSPC))) {
            try OutputFile(path: "/dev/full").write(Data("x".utf8))
        }
        mkdir(place.path("folder"), 0o700)
        #expect(throws: FileError(place.path("folder"), .system(EISDIR))) { try write("x", to: "folder") }
        #expect(throws: FileError(place.path("no/file"), .system(ENOENT))) {
            try OutputFile(path: place.path("no/file")).check()
        }
    }

    /// A name of the greatest length leaves no room for a suffix.
    @Test func longNamesHaveDraftsToo() throws {
        let name = String(repeating: "x", count: 255)
        try write("1", to: name)
        #expect(try place.names() == [name])
        #expect(throws: FileError(place.path(name + "x"), .system(ENAMETOOLONG))) { try write("1", to: name + "x") }
    }
}
