import Foundation
import TestSupport
import Testing

@testable import Files

/// A program that is run to its end.
@Suite struct ChildProcessTests {
    private func run(_ script: String) throws(FileError) -> ProcessResult {
        try ChildProcess("/bin/bash", arguments: ["-c", script]).finish()
    }

    @Test func itsStatusAndItsStreamsAreKept() throws {
        let process = try run("echo out; echo error >&2; cat; exit 3")
        #expect(process.status == 3)
        #expect(process.output == Data("out\n".utf8) && process.errors == Data("error\n".utf8))
        #expect(try run("kill -9 $$").status == nil)
    }

    /// It waited for the end of one stream while the other was full.
    @Test func bothStreamsMayBeLong() throws {
        let process = try run("for i in 1 2 3; do head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero; done")
        #expect(process.status == 0 && process.output.count == 900_000 && process.errors.count == 900_000)
    }

    @Test func oneThatNeverEndsIsKilled() throws {
        let process = try run("exec yes")
        #expect(process.status == nil && process.output.count > 1_000_000)
    }

    @Test func aStartedOneGetsItsInputLater() throws {
        let process = try ChildProcess("/bin/bash", arguments: ["-c", "read -r word; echo \"$word\"; cat"])
        let result = try process.finish(input: "one\ntwo")
        #expect(result.status == 0 && result.output == Data("one\ntwo".utf8))
    }

    /// Writing to a program that has ended sends a signal.
    @Test func oneThatReadsNoInputTellsItsStatus() throws {
        for _ in 0..<20 {
            let process = try ChildProcess("/bin/bash", arguments: ["-c", "exec 0<&-; exit 4"])
            #expect(try process.finish(input: "text").status == 4)
        }
    }

    @Test func oneThatIsNotFinishedIsKilled() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "ended").path
        do { _ = try ChildProcess("/bin/bash", arguments: ["-c", "read -r word; touch '\(path)'"]) }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func oneThatCannotBeRunIsAnError() {
        #expect(throws: FileError("/no/such/program", .system(ENOENT))) {
            try ChildProcess("/no/such/program", arguments: [])
        }
    }
}
