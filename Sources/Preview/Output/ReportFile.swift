import Files

/// A text file of a run that is written piece by piece, and appears whole or not at all.
struct ReportFile: TextOutputStream {
    private let file: DraftFile
    private let path: String
    private var bytes: [UInt8] = []
    private var fault: PreviewError?
    private static let pieceSize = 1 << 16

    /// The file `name` of `folder`, in place of one that is there; `path` names it in errors.
    init(_ name: String, in folder: Folder, path: String) throws(PreviewError) {
        self.path = path
        do throws(FileError) { file = try DraftFile(of: name, in: folder) } catch {
            throw .unwritable(path, error)
        }
    }

    mutating func write(_ text: String) {
        bytes += text.utf8
        if bytes.count >= Self.pieceSize { flush() }
    }

    private mutating func flush() {
        defer { bytes.removeAll(keepingCapacity: true) }
        guard fault == nil else { return }
        do throws(FileError) { try file.append(bytes) } catch { fault = .unwritable(path, error) }
    }

    /// Writes the remainder and puts the file in its place; throws what went wrong since the beginning.
    mutating func close() throws(PreviewError) {
        flush()
        if let fault { throw fault }
        do throws(FileError) { try file.commit() } catch { throw .unwritable(path, error) }
    }
}
