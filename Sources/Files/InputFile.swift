import Foundation

/// A file that the user names to be read.
///
/// The path is taken literally, without `~` and variables, and links are followed. Only regular files are read: a pipe or a
/// device is an error, not a wait.
package struct InputFile {
    private let path: String

    package init(path: String) { self.path = path }

    /// The bytes of the file, at most `limit`.
    package func contents(limit: Int = .max) throws(FileError) -> Data {
        try OpenFile(path, flags: O_RDONLY | O_NONBLOCK, path: path).contents(limit: limit)
    }

    /// The first bytes of the file, some kilobytes at most.
    package func beginning() throws(FileError) -> Data {
        try OpenFile(path, flags: O_RDONLY | O_NONBLOCK, path: path).piece()
    }

    /// The bytes of the file as UTF-8 text, invalid sequences replaced.
    package func text(limit: Int = .max) throws(FileError) -> String {
        String(decoding: try contents(limit: limit), as: UTF8.self)
    }
}
