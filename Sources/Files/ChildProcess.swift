import Foundation

/// A program that was run to its end.
package struct ChildProcess: Sendable {
    /// The exit status; nil where a signal ended the program.
    package let status: Int32?
    package let output: Data
    package let errors: Data

    init(status: Int32?, output: Data, errors: Data) {
        self.status = status
        self.output = output
        self.errors = errors
    }

    /// Runs the program at `path`, which is taken literally, with `arguments` and without input.
    ///
    /// `isCancelled` is asked every hundredth of a second; once it says so, the program is killed, and its status is nil.
    package init(
        running path: String, arguments: [String], isCancelled: () -> Bool = { false }
    ) throws(FileError) {
        self = try StartedProcess(path, arguments: arguments).finish(isCancelled: isCancelled)
    }
}
