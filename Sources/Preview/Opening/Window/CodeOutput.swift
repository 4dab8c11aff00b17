import Foundation
import SDLPlatform
import Synchronization

/// The output of the user's code, line by line, on a thread of its own, and its requests to be called.
final class CodeOutput: Sendable {
    private let standardOutput: Int32
    private let standardErrors: Int32
    private let wakeUps: Int32
    private let forward: @Sendable (String) -> Void
    private let report = Mutex(CrashReport())
    /// Signalled whenever a report may be over.
    private let change = DispatchSemaphore(value: 0)
    private let newestLine = Mutex(0.0)
    private let wasWoken = Atomic(false)
    /// Whether the last line was read.
    private let hasEnded = Atomic(false)
    private let isForwarding = Atomic(false)
    private let endsOrderly = Atomic(false)

    /// Lines of the report of a crash, and bytes of a line.
    private static let keptLines = 200
    private static let longestLine = 4_096
    /// Milliseconds between the message of a trap and the report that follows it.
    private static let longestGap: Int32 = 500

    /// Reads the descriptors until their ends, and closes them; `forward` gets each line.
    init(
        standardOutput: Int32, standardErrors: Int32, wakeUps: Int32, forward: @escaping @Sendable (String) -> Void
    ) {
        self.standardOutput = standardOutput
        self.standardErrors = standardErrors
        self.wakeUps = wakeUps
        self.forward = forward
        let thread = Thread { [self] in
            read()
            if endsOrderly.load(ordering: .relaxed) { passMessage() }
            hasEnded.store(true, ordering: .releasing)
            announceChange()
        }
        thread.name = "code output"
        thread.stackSize = 256 << 10
        thread.start()
    }

    /// Whether the code asked to be called since the last call of this.
    func takeWakeUp() -> Bool { wasWoken.exchange(false, ordering: .relaxed) }

    /// Whether a line is being given to `forward`, which may have to wait for its reader.
    var isStalled: Bool { isForwarding.load(ordering: .relaxed) }

    /// Notes that the process will be ended without a failure: lines that might belong to a report are its own.
    func expectOrderlyEnd() { endsOrderly.store(true, ordering: .relaxed) }

    /// Waits a moment for the last lines, where there are such, once the process was ended.
    func awaitOrderlyEnd() {
        if report.withLock({ !$0.lines.isEmpty }) { _ = awaitEnd(within: Self.longestOrderlyEnd) }
    }

    /// Seconds in which the streams of a process end that was ended.
    private static let longestOrderlyEnd = 0.2

    /// Whether the report of a crash has begun, and has not ended.
    var isReporting: Bool { report.withLock(\.isBegun) }

    /// The time of the newest line on standard error, in seconds of the machine's monotonic clock; 0 without one.
    var newestLineTime: Double { newestLine.withLock(\.self) }

    /// Waits at most `seconds` for the end of the report of a crash on standard error; false where it does not come.
    func awaitReport(within seconds: Double) -> Bool { wait(within: seconds) { report.withLock(\.isOver) } }

    /// Waits at most `seconds` for the last line; false where it does not come.
    func awaitEnd(within seconds: Double) -> Bool { wait(within: seconds) { false } }

    private func wait(within seconds: Double, until condition: () -> Bool) -> Bool {
        let deadline = DispatchTime.now() + seconds
        while !hasEnded.load(ordering: .acquiring), !condition() {
            guard change.wait(timeout: deadline) == .success else { return false }
        }
        return true
    }

    /// Removes a report that is over and was not that of the process itself, which goes on.
    func removeOthersReport() { report.withLock { $0.removeOthersReport() } }

    /// Passes on the lines that may be the message of a trap: there was none.
    func passMessage() { report.withLock { $0.removeMessage() }.forEach(pass) }

    /// The lines of the report of a crash so far.
    var reportLines: [String] { report.withLock { $0.lines } }

    private func read() {
        var waiting = [standardOutput, standardErrors, wakeUps].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        var texts = [Data(), Data(), Data()]
        // The pipe of wake-ups ends with the last of the child's threads, as the others do.
        while waiting.contains(where: { $0.fd >= 0 }) {
            let isAwaited = report.withLock(\.isWaiting)
            let count = poll(&waiting, nfds_t(waiting.count), isAwaited ? Self.longestGap : -1)
            if count < 0, errno != EINTR { return }
            if count == 0 { passMessage() }
            for index in waiting.indices where waiting[index].fd >= 0 && waiting[index].revents != 0 {
                var piece = [UInt8](repeating: 0, count: 16_384)
                let count = Glibc.read(waiting[index].fd, &piece, piece.count)
                if count < 0, errno == EINTR { continue }
                if count <= 0 {
                    if !texts[index].isEmpty { append(texts[index], isError: index == 1) }
                    close(waiting[index].fd)
                    waiting[index].fd = -1
                    // The process has ended: a window that sleeps learns of it.
                    if index == 2 { wake() }
                } else if index == 2 {
                    wake()
                } else {
                    texts[index].append(contentsOf: piece[..<count])
                    takeLines(of: &texts[index], isError: index == 1)
                }
            }
        }
    }

    private func wake() {
        wasWoken.store(true, ordering: .relaxed)
        WakeUp()()
    }

    private func takeLines(of text: inout Data, isError: Bool) {
        var start = text.startIndex
        while let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) {
            append(text[start..<end], isError: isError)
            start = end + 1
        }
        if start > text.startIndex { text = Data(text[start...]) }
        // The first line of a report ends with the report.
        if isError, CodeFailure.beginsReport(String(decoding: text.prefix(80), as: UTF8.self)) {
            newestLine.withLock { $0 = MonotonicTime.now() }
            report.withLock { $0.begin() }
        }
        if text.count > Self.longestLine {
            append(text, isError: isError)
            text = Data()
        }
    }

    private func append(_ line: Data, isError: Bool) {
        let line = String(decoding: line.prefix(Self.longestLine), as: UTF8.self)
        guard isError else { return pass(line) }
        newestLine.withLock { $0 = MonotonicTime.now() }
        let (others, isOver) = report.withLock { ($0.append(line, limit: Self.keptLines), $0.isOver) }
        others.forEach(pass)
        if isOver { announceChange() }
    }

    private func pass(_ line: String) {
        isForwarding.store(true, ordering: .relaxed)
        forward(line)
        isForwarding.store(false, ordering: .relaxed)
    }

    private func announceChange() {
        change.signal()
        WakeUp()()
    }
}
