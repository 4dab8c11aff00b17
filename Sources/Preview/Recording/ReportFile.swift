/// A text file of a run that is written piece by piece.
struct ReportFile: TextOutputStream {
    private let file: GrowingFile
    private var bytes: [UInt8] = []
    private var fault: PreviewError?
    private static let pieceSize = 1 << 16

    /// A new file at `path`.
    init(path: String) throws(PreviewError) { file = try GrowingFile(path: path) }

    mutating func write(_ text: String) {
        bytes += text.utf8
        if bytes.count >= Self.pieceSize { flush() }
    }

    private mutating func flush() {
        defer { bytes.removeAll(keepingCapacity: true) }
        guard fault == nil else { return }
        do throws(PreviewError) { try file.append(bytes) } catch { fault = error }
    }

    /// Writes what is left; throws what went wrong since the beginning.
    mutating func close() throws(PreviewError) {
        flush()
        if let fault { throw fault }
    }
}
