import Foundation

/// A regular file that is read piece by piece, and never held as a whole.
package struct FilePieces {
    private let file: OpenFile
    private let limit: Int
    private var count = 0

    /// The pieces of `file`, which has to be regular and at most `limit` bytes long.
    init(_ file: OpenFile, limit: Int) throws(FileError) {
        let status = try file.status()
        guard status.kind == .regular else { throw FileError(file.path, .wrongKind(status.kind)) }
        guard status.size <= limit else { throw FileError(file.path, .tooLarge(limit: limit)) }
        self.file = file
        self.limit = limit
    }

    /// The next bytes, at most 64 KiB; none at the end.
    package mutating func next() throws(FileError) -> Data {
        let piece = try file.piece()
        count += piece.count
        // The file may grow meanwhile.
        guard count <= limit else { throw FileError(file.path, .tooLarge(limit: limit)) }
        return piece
    }
}
