import Foundation

/// Reads a frame log piece by piece, and holds its records and one line.
package struct FrameLogReader {
    private let file: String
    private let decoder = JSONDecoder()
    private var records: [FrameRecord] = []
    /// Lines that ended so far.
    private var lineCount = 0
    /// The beginning of a line whose end has not come yet.
    private var line = Data()

    /// A reader of a log without a line so far; `file` names it in errors.
    package init(of file: String) { self.file = file }

    /// Reads the next bytes of the log.
    /// - Throws: `FrameLogError` for the first line that is no frame record, or beyond a limit.
    package mutating func append(_ piece: Data) throws(FrameLogError) {
        var remainder = piece[...]
        while let end = remainder.firstIndex(of: UInt8(ascii: "\n")) {
            try extendLine(by: remainder[..<end])
            remainder = remainder[remainder.index(after: end)...]
            try endLine()
        }
        try extendLine(by: remainder)
    }

    /// The records, oldest first, when all of the log was read; a last line that was cut off is passed over.
    package mutating func finish() throws(FrameLogError) -> [FrameRecord] {
        guard !line.allSatisfy(Self.isSpace), let record = try? decoder.decode(FrameRecord.self, from: line) else {
            return records
        }
        lineCount += 1
        try append(record)
        return records
    }

    private mutating func extendLine(by bytes: Data) throws(FrameLogError) {
        guard line.count + bytes.count <= FrameLog.longestLine else {
            throw FrameLogError(
                file: file, line: lineCount + 1, problem: "a line has at most \(FrameLog.longestLine) bytes")
        }
        line.append(bytes)
    }

    private mutating func endLine() throws(FrameLogError) {
        defer { line.removeAll(keepingCapacity: true) }
        lineCount += 1
        guard lineCount <= FrameLog.lineLimit else {
            throw FrameLogError(
                file: file, line: lineCount, problem: "a frame log has at most \(FrameLog.lineLimit) lines")
        }
        if line.allSatisfy(Self.isSpace) { return }
        let record: FrameRecord
        do { record = try decoder.decode(FrameRecord.self, from: line) } catch {
            throw FrameLogError(file: file, line: lineCount, cause: error)
        }
        try append(record)
    }

    private mutating func append(_ record: FrameRecord) throws(FrameLogError) {
        guard records.count < FrameLog.recordLimit else {
            throw FrameLogError(
                file: file, line: lineCount, problem: "a run has at most \(FrameLog.recordLimit) frames")
        }
        records.append(record)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }
}
