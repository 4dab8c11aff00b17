import Foundation

/// A file to which whole lines are added, so that one that is cut off by a kill reads up to its last line.
package final class AppendOnlyFile: Sendable {
    private let file: OpenFile

    /// The path for messages.
    package var path: String { file.path }

    init(_ file: OpenFile) { self.file = file }

    /// The existing file or device at `path`.
    package convenience init(appendingTo path: String) throws(FileError) {
        self.init(try OpenFile(path, flags: O_WRONLY | O_APPEND, path: path))
    }

    /// Adds `bytes`, which end with a line break.
    package func append(_ bytes: [UInt8]) throws(FileError) { try file.append(bytes) }
}
