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
        /// The path of a file ends with a slash.
        case folderName
    }

    package let path: String
    package let reason: Reason

    package init(_ path: String, _ reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// The current value of `errno` as the reason.
    static func system(_ path: String) -> FileError { FileError(path, .system(errno)) }

    /// Whether there is nothing at the path.
    package var isAbsence: Bool { reason == .system(ENOENT) }

    /// The reason in a few words, without the path: "no such file or folder", "it is a pipe (FIFO)".
    package var problem: String {
        switch reason {
        case .system(ENOENT): "no such file or folder"
        case .system(EISDIR): "it is \(FileKind.folder.phrase)"
        case .system(ENOTDIR): "not a folder"
        case .system(let code): Self.clause(String(cString: strerror(code)))
        case .wrongKind(let kind): "it is \(kind.phrase)"
        case .tooLarge(let limit): "it has more than \(limit >> 20) MiB"
        case .folderName: "a path that ends with a slash names a folder"
        }
    }

    /// The remedy in a few words: "use a smaller file".
    package var remedy: String {
        switch reason {
        case .tooLarge: "use a smaller file"
        case .wrongKind(.folder): "name a file in it"
        case .wrongKind: "name a regular file"
        case .folderName: "name a file"
        case .system: "check the name and the permissions"
        }
    }

    /// A message of the system without its capital: "permission denied".
    private static func clause(_ message: String) -> String { message.prefix(1).lowercased() + message.dropFirst() }

    package var description: String { "\(path): \(problem)" }
}
