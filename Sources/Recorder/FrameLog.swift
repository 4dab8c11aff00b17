import Foundation

/// The frame records of a run as text: `frames.jsonl`, one JSON object to a line.
package enum FrameLog {
    /// A line for each of `records`, each ended by a line break.
    package static func text(of records: some Sequence<FrameRecord>) -> String {
        var writer = FrameLineWriter()
        for record in records { writer.append(record) }
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The records in `text`, UTF-8, oldest first.
    ///
    /// Empty lines are passed over, and so is a last line without a line break that is no record: a run that was killed
    /// while it wrote leaves one.
    /// - Throws: `FrameLogError` for the first other line that is no frame record.
    package static func records(in text: Data, of file: String) throws(FrameLogError) -> [FrameRecord] {
        let decoder = JSONDecoder()
        var records: [FrameRecord] = []
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.allSatisfy(isSpace) {
            do {
                records.append(try decoder.decode(FrameRecord.self, from: line))
            } catch {
                if index == lines.count - 1 { break }
                throw FrameLogError(file: file, line: index + 1, cause: error)
            }
        }
        return records
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }
}
