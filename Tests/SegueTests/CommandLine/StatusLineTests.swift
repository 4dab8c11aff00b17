import Foundation
import TestSupport
import Testing

/// The status in the last line of a terminal.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"))) struct StatusLineTests {
    private static let erasure = "\r\u{1B}[K"
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            #"{"segueGoldens": 1, "sizes": ["65x140"], "scales": [1], "appearances": ["light"]}"#,
            to: "goldens/goldens.json")
    }

    private func record(wrapping: [String]) throws -> SegueProcess.Result {
        try SegueProcess(
            ["check", "push", "--goldens", "goldens", "--record-goldens"], in: folder.url, wrapping: wrapping
        ).run()
    }

    /// It went after the first line of the report, which stood behind it.
    @Test func itHasGoneWhereTheReportBegins() throws {
        let terminal = ["/bin/bash", "-c", "exec /usr/bin/script -qefc \"$0 $*\" /dev/null"]
        let result = try record(wrapping: terminal)
        let parts = result.output.components(separatedBy: Self.erasure)
        #expect(result.status == 0 && parts.count > 2, "\(result)")
        #expect(parts.dropFirst().dropLast().contains { $0.hasPrefix("segue: ") })
        #expect(parts.last?.hasPrefix("segue: ") == false && parts.last?.contains("push") == true, "\(parts)")
    }

    @Test func withoutATerminalThereIsNone() throws {
        let result = try record(wrapping: [])
        #expect(result.status == 0 && result.errors.isEmpty && !result.output.contains(Self.erasure), "\(result)")
    }
}
