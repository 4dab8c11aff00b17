import Dispatch
import Files
import Foundation
import Glibc
import Preview
import Recorder
import Synchronization

/// Standard output and standard error of the program.
///
/// Writing never ends the program; what could not be written makes its exit status 2. Standard error is written on a thread of its
/// own: a reader that stands still, such as a terminal that is paused, holds up no window.
enum Console {
    private static let outputFailure = Mutex<FileError?>(nil)
    private static let hasLostMessages = Atomic(false)
    private static let errors = DispatchQueue(label: "standard error")
    /// Room for lines of opened code, which waits for its reader as any program does.
    private static let room = DispatchSemaphore(value: 1_024)

    /// Writes a line to standard output.
    static func print(_ text: String) {
        // The status has gone before a line comes in its place.
        if hasShownStatus.load(ordering: .relaxed) { errors.sync {} }
        do throws(FileError) {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            try StandardStream.output.write(lines.map { String($0).printable + "\n" }.joined())
        } catch {
            outputFailure.withLock { $0 = $0 ?? error }
        }
    }

    /// Shows `status` in the last line of a terminal on standard error, in place of the one before; nil removes it. Without a
    /// terminal nothing is shown.
    static func showStatus(_ status: String?) {
        guard isatty(STDERR_FILENO) == 1 else { return }
        hasShownStatus.store(true, ordering: .relaxed)
        errors.async {
            writeError("\r\u{1B}[K" + (status.map { "segue: \($0)".printable } ?? ""))
            showsStatus.store(status != nil, ordering: .relaxed)
        }
    }

    private static let showsStatus = Atomic(false)
    private static let hasShownStatus = Atomic(false)

    /// Writes lines to standard error as they are, such as the messages of a compiler.
    static func complainLines(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let joined = lines.map { String($0).printable + "\n" }.joined()
        errors.async { writeError(joined) }
    }

    /// Writes a line to standard error.
    static func complain(_ message: String) {
        let text = line(message)
        errors.async { writeError(text) }
    }

    /// Writes a line of opened code to standard error; waits where its reader is far behind.
    static func forward(_ message: String) {
        let text = line(message)
        room.wait()
        errors.async {
            writeError(text)
            room.signal()
        }
    }

    private static func line(_ message: String) -> String {
        "segue: \(message)".replacing("\n", with: " ").printable + "\n"
    }

    private static func writeError(_ text: String) {
        // A message takes the line of the status, which comes back below it.
        let text = showsStatus.exchange(false, ordering: .relaxed) ? "\r\u{1B}[K" + text : text
        do throws(FileError) { try StandardStream.errors.write(text) } catch {
            hasLostMessages.store(true, ordering: .relaxed)
        }
    }

    private static let hasLeftReader = Atomic(false)
    /// Seconds for which a reader is waited for that was left.
    private static let longestFarewell = 1.0

    /// Has the end of the program wait no longer than a second for the reader of standard error; what is not out by then is lost.
    static func leaveReader() { hasLeftReader.store(true, ordering: .relaxed) }

    /// Waits until every message is out.
    private static func finishMessages() {
        let end = DispatchSemaphore(value: 0)
        errors.async { end.signal() }
        guard hasLeftReader.load(ordering: .relaxed) else { return end.wait() }
        if end.wait(timeout: .now() + longestFarewell) == .timedOut { hasLostMessages.store(true, ordering: .relaxed) }
    }

    /// The exit status of a program whose work ended with `status`, once every message is out.
    static func finalStatus(_ status: Int32) -> Int32 {
        if let failure = outputFailure.withLock({ $0 }) {
            complain(
                "\(failure.path): cannot be written (\(failure.problem)); free some space, or keep its reader open")
            finishMessages()
            return status == 0 ? PreviewError.Status.unusable.rawValue : status
        }
        finishMessages()
        let isLost = hasLostMessages.load(ordering: .relaxed)
        return isLost && status == 0 ? PreviewError.Status.unusable.rawValue : status
    }
}
