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

    /// The most lines of a frame log, empty ones included.
    package static let lineLimit = 2 * recordLimit

    /// The most bytes of a line, a hundred times those of a frame record.
    package static let longestLine = 64 << 10

    /// The records in `text`, UTF-8, oldest first, at most `recordLimit`.
    ///
    /// Empty lines are passed over, and so is a last line without a line break that is no record: a run that was killed
    /// while it wrote leaves one.
    /// - Throws: `FrameLogError` for the first other line that is no frame record, and for the first one beyond the limit.
    package static func records(in text: Data, of file: String) throws(FrameLogError) -> [FrameRecord] {
        var reader = FrameLogReader(of: file)
        try reader.append(text)
        return try reader.finish()
    }
}
