import Foundation
import Testing

@testable import Files

/// A program that is run to its end.
@Suite struct ChildProcessTests {
    private func run(_ script: String) throws(FileError) -> ChildProcess {
        try ChildProcess(running: "/bin/bash", arguments: ["-c", script])
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

    @Test func oneThatCannotBeRunIsAnError() {
        #expect(throws: FileError("/no/such/program", .system(ENOENT))) {
            try ChildProcess(running: "/no/such/program", arguments: [])
        }
    }
}
