import Foundation

/// The frame records of a run as text: `frames.jsonl`, one JSON object to a line.
package enum FrameLog {
    /// A line for each of `records`, each ended by a line break.
    package static func text(of records: some Sequence<FrameRecord>) -> String {
        var writer = FrameLineWriter()
        for record in records { writer.append(record) }
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The most records of a run: over two hours at 240 Hz.
    package static let recordLimit = 2_000_000

    /// The records in `text`, UTF-8, oldest first, at most `recordLimit`.
    ///
    /// Empty lines are passed over, and so is a last line without a line break that is no record: a run that was killed
    /// while it wrote leaves one.
    /// - Throws: `FrameLogError` for the first other line that is no frame record, and for the first one beyond the limit.
    package static func records(in text: Data, of file: String) throws(FrameLogError) -> [FrameRecord] {
        let decoder = JSONDecoder()
        var records: [FrameRecord] = []
        var number = 0
        var start = text.startIndex
        while start < text.endIndex {
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
            let line = text[start..<end]
            number += 1
            start = end < text.endIndex ? text.index(after: end) : end
            if line.allSatisfy(isSpace) { continue }
            guard records.count < recordLimit else {
                throw FrameLogError(file: file, line: number, problem: "a run has at most \(recordLimit) frames")
            }
            do {
                records.append(try decoder.decode(FrameRecord.self, from: line))
            } catch {
                if end == text.endIndex { break }
                throw FrameLogError(file: file, line: number, cause: error)
            }
        }
        return records
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }
}
