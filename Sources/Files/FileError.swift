import Glibc

/// A failed operation on a file or folder: the path as the user gave it, and the reason.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Why an operation failed.
    package enum Reason: Hashable, Sendable {
        /// Error number of the system, such as `ENOENT`.
        case system(Int32)
        /// The path leads to something else than the operation needs.
        case wrongKind(FileKind)
        /// The file has more bytes than the reader takes.
        case tooLarge(limit: Int)
    }

    package let path: String
    package let reason: Reason

    package init(_ path: String, _ reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// The current value of `errno` as the reason.
    static func system(_ path: String) -> FileError { FileError(path, .system(errno)) }

    /// The reason in a few words, without the path: "No such file or directory", "a pipe".
    package var problem: String {
        switch reason {
        case .system(let code): String(cString: strerror(code))
        case .wrongKind(let kind): "it is \(kind.phrase)"
        case .tooLarge(let limit): "it has more than \(limit >> 20) MiB"
        }
    }

    package var description: String { "\(path): \(problem)" }
}
