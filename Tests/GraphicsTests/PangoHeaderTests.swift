import Foundation
import Testing

/// `Sources/CPango/pango.h` says what Pango's own headers say.
@Suite struct PangoHeaderTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The compiler reports conflicting types for functions that differ, and an assertion fails for structures.
    @Test(arguments: [true, false]) func declarationsAgree(_ withRealHeaders: Bool) throws {
        let flags = try run("pkg-config", ["--cflags", "pangocairo"])
        #expect(flags.status == 0, "\(flags.output)")
        let words = flags.output.split { " \n".contains($0) }.map(String.init)
        let check = Self.folder.appendingPathComponent("PangoHeaders/check.c").path
        let result = try run(
            "cc", ["-fsyntax-only", "-Wall", "-Werror"] + (withRealHeaders ? ["-DREAL_HEADERS"] : []) + words + [check])
        #expect(result.status == 0, "\(result.output)")
    }

    private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }
}
