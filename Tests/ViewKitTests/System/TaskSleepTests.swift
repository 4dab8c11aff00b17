import LiveKit
import Testing

@testable import ViewKit

/// Pauses of tasks: `Task.sleep` of modules that import this one follows the host's clock.
@MainActor @Suite struct TaskSleepTests {
    private let host = TestHost()
    private final class Log { var lines: [String] = [] }
    private let log = Log()

    /// Calls `body` for the host, as a program's only one is for all its tasks.
    @discardableResult private func start<Result>(_ body: () -> Result) -> Result {
        HostReference.$origin.withValue(host.run { HostReference.current }) { host.run(body) }
    }

    /// Lets tasks of the main actor go on until they wait again.
    private func settle() async {
        // Twenty were too few beside all other tests: a task slept from a later frame on.
        for _ in 0..<500 { await Task.yield() }
    }

    private func frame(at time: Double) async {
        host.frame(at: time)
        await settle()
    }

    @Test func aTaskSleepsUntilTheFrameAfterItsTime() async {
        host.show()
        start {
            Task { [log] in
                try await Task.sleep(for: .milliseconds(50))
                log.lines.append("half")
                try await Task.sleep(nanoseconds: 50_000_000)
                log.lines.append("whole")
            }
        }
        await settle()
        await frame(at: 0.04)
        #expect(log.lines.isEmpty)
        await frame(at: 0.05)
        #expect(log.lines == ["half"])
        await frame(at: 0.09)
        #expect(log.lines == ["half"])
        await frame(at: 0.11)
        #expect(log.lines == ["half", "whole"])
        #expect(!host.layers.mainQueue.hasPendingWork)
    }

    /// A task that is cancelled waits no longer, and keeps no frame.
    @Test func aCancelledTaskGoesOnAtOnce() async {
        host.show()
        let task = start {
            Task { [log] in
                do { try await Task.sleep(for: .seconds(60)) } catch { log.lines.append("\(error)") }
                do { try await Task.sleep(for: .seconds(60)) } catch { log.lines.append("\(error)") }
            }
        }
        await settle()
        #expect(host.layers.mainQueue.hasPendingWork)
        task.cancel()
        await task.value
        await settle()
        #expect(log.lines == ["CancellationError()", "CancellationError()"])
        #expect(!host.layers.mainQueue.hasPendingWork)
    }
}
