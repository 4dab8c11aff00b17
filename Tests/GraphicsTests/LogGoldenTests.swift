import Foundation
import TestSupport
import Testing

/// The means of testing logs, tested: it must fail where a line differs.
@Suite struct LogGoldenTests {
    private func withFolder(_ body: (_ testFile: String, _ log: URL) throws -> Void) throws {
        let folder = try TemporaryFolder()
        let log = folder.url.appending(path: "Logs/a.log")
        try FileManager.default.createDirectory(at: log.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("one\ntwo\n".utf8).write(to: log)
        try withExtendedLifetime(folder) { try body(folder.path("Tests.swift"), log) }
    }

    @Test(arguments: ["", "one\ntwo", "one\ntwo\n\n", "two\none\n", "one\nTwo\n"])
    func anyOtherLineFails(_ text: String) throws {
        try withFolder { file, log in
            let golden = LogGolden("a.log", file: file)
            try golden.expect("one\ntwo\n", isRecording: false)
            let failure = #expect(throws: GoldenFailure.self) { try golden.expect(text, isRecording: false) }
            #expect(failure?.problem.hasPrefix("the lines differ:\n") == true)
            #expect(try String(contentsOf: log, encoding: .utf8) == "one\ntwo\n")
        }
    }

    @Test func aMissingFileFails() throws {
        try withFolder { file, _ in
            #expect(throws: GoldenFailure.self) { try LogGolden("b.log", file: file).expect("", isRecording: false) }
            let names = try LogGolden.names(file: file)
            #expect(names == ["a.log"])
        }
    }

    @Test func aRecordingIsWrittenAndFails() throws {
        try withFolder { file, log in
            #expect(throws: GoldenFailure.self) { try LogGolden("a.log", file: file).expect("x\n", isRecording: true) }
            #expect(try String(contentsOf: log, encoding: .utf8) == "x\n")
            try LogGolden("a.log", folder: "Logs", file: file).expect("x\n", isRecording: false)
        }
    }
}
