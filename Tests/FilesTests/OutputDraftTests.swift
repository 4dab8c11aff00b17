import Foundation
import TestSupport
import Testing

@testable import Files

/// A file that is written piece by piece, and appears whole or not at all.
@Suite struct OutputDraftTests {
    private let place: TemporaryFolder

    init() throws { place = try TemporaryFolder() }

    @Test func itAppearsWithItsCommit() throws {
        let draft = try OutputFile(path: place.path("a")).draft()
        try draft.append(Data("hello ".utf8))
        try draft.append(Data("world".utf8))
        #expect(try !place.names().contains("a") && draft.size == 11)
        try draft.overwrite(Data("J".utf8), at: 0)
        try draft.append(Data("!".utf8))
        try draft.commit()
        #expect(try place.text("a") == "Jello world!" && place.names() == ["a"])
    }

    @Test func withoutACommitNothingIsLeft() throws {
        try place.write("old", to: "a")
        try OutputFile(path: place.path("a")).draft().append(Data("new".utf8))
        #expect(try place.text("a") == "old" && place.names() == ["a"])
    }

    /// The kernel makes the file to which a link leads; it goes away again.
    @Test(arguments: [true, false]) func aLinkLeadsToTheFile(isCommitted: Bool) throws {
        try place.link("link", to: place.path("target"))
        let write = { [place] in
            let draft = try OutputFile(path: place.path("link")).draft()
            try draft.append(Data("x".utf8))
            if isCommitted { try draft.commit() }
        }
        try write()
        #expect(try place.names() == (isCommitted ? ["link", "target"] : ["link"]))
    }

    @Test func whatCannotBeReplacedIsAnError() throws {
        mkfifo(place.path("pipe"), 0o600)
        for (path, reason) in [
            (place.path("pipe"), .wrongKind(.pipe)), ("/dev/full", .wrongKind(.device)), ("-", .system(ESPIPE)),
            (place.path(), .system(EISDIR)), (place.path("no/a"), .system(ENOENT)),
        ] as [(String, FileError.Reason)] {
            let error = #expect(throws: FileError.self) { _ = try OutputFile(path: path).draft() }
            #expect(error?.reason == reason, "\(path)")
        }
    }
}
