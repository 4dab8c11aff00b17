import Files
import Glibc
import Preview
import Recorder
import Synchronization

/// Standard output and standard error of the program.
///
/// Writing never ends the program; what could not be written makes its exit status 2.
enum Console {
    private static let outputFailure = Mutex<FileError?>(nil)
    private static let hasLostMessages = Atomic(false)

    /// Writes a line to standard output.
    static func print(_ text: String) {
        do throws(FileError) {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            try StandardStream.output.write(lines.map { String($0).printable + "\n" }.joined())
        } catch {
            outputFailure.withLock { $0 = $0 ?? error }
        }
    }

    /// Writes lines to standard error as they are, such as the messages of a compiler.
    static func complainLines(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        do throws(FileError) {
            try StandardStream.errors.write(lines.map { String($0).printable + "\n" }.joined())
        } catch {
            hasLostMessages.store(true, ordering: .relaxed)
        }
    }

    /// Writes a line to standard error.
    static func complain(_ message: String) {
        let line = "segue: \(message)".replacing("\n", with: " ").printable
        do throws(FileError) {
            try StandardStream.errors.write(line + "\n")
        } catch {
            hasLostMessages.store(true, ordering: .relaxed)
        }
    }

    /// The exit status of a program whose work ended with `status`, once every message is out.
    static func finalStatus(_ status: Int32) -> Int32 {
        if let failure = outputFailure.withLock({ $0 }) {
            complain(
                "\(failure.path): cannot be written (\(failure.problem)); free some space, or keep its reader open")
            return status == 0 ? PreviewError.Status.unusable.rawValue : status
        }
        let isLost = hasLostMessages.load(ordering: .relaxed)
        return isLost && status == 0 ? PreviewError.Status.unusable.rawValue : status
    }
}
