import Files
import Foundation
import Glibc
import Synchronization
import Testing

@testable import Preview

/// The lines that a process writes.
@Suite struct CodeOutputTests {
    private let pipes: [(reading: Int32, writing: Int32)]
    private let lines = Lines()

    private final class Lines: Sendable {
        let all = Mutex<[String]>([])
    }

    init() throws {
        pipes = try (0..<3).map { _ in
            let pair = try SocketPair()
            return (pair.first, pair.second)
        }
    }

    private func output() -> CodeOutput {
        CodeOutput(standardOutput: pipes[0].reading, standardErrors: pipes[1].reading, wakeUps: pipes[2].reading) {
            [lines] line in lines.all.withLock { $0.append(line) }
        }
    }

    private func write(_ text: String, to pipe: Int) {
        _ = text.withCString { Glibc.write(pipes[pipe].writing, $0, strlen($0)) }
    }

    private func closeAll() { for pipe in pipes { close(pipe.writing) } }

    /// A report that takes its time is not waited for.
    @Test func aReportIsNotAwaited() {
        let output = output()
        write("Fatal error: enough\n\n*** Signal 4: Backtracing from 0x1... done ***\n", to: 1)
        #expect(!output.awaitReport(within: 0))
        write("0 f in Reveal at /A.swift:3:4\nBacktrace took 0.1s\n", to: 1)
        #expect(output.awaitReport(within: 60) && output.awaitReport(within: 0))
        #expect(output.reportLines.contains("0 f in Reveal at /A.swift:3:4"))
        closeAll()
    }

    /// The first line of a report ends with the report, and tells of the crash before.
    @Test(arguments: [
        ("Fatal error: enough\n\n*** Signal 4: Backtracing from 0x1...", true), ("hello: *** Signal", false),
    ])
    func aCrashIsKnownBeforeItsReport(_ text: String, _ isCrash: Bool) {
        let output = output()
        write(text, to: 1)
        closeAll()
        #expect(output.awaitReport(within: 60) && output.isReporting == isCrash)
    }

    /// The end of the process is the end of its report.
    @Test func anEndWithoutAReportIsOne() {
        let output = output()
        write("hello\n", to: 0)
        #expect(!output.awaitReport(within: 0))
        closeAll()
        #expect(output.awaitReport(within: 60) && output.reportLines.isEmpty)
        #expect(lines.all.withLock { $0 } == ["hello"])
    }
}
