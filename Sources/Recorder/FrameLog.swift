import Foundation

/// The frame records of a run as text: `frames.jsonl`, one JSON object to a line.
package enum FrameLog {
    /// A line for each of `records`, each ended by a line break.
    package static func text(of records: some Sequence<FrameRecord>) throws -> String {
        let encoder = OrderedJSONEncoder(layout: .line)
        return try records.map { try encoder.encode($0) + "\n" }.joined()
    }

    /// The records in `text`; empty lines are passed over.
    ///
    /// - Throws: `FrameLogError` for the first line that is no frame record.
    package static func records(in text: String, of file: String) throws -> [FrameRecord] {
        let decoder = JSONDecoder()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        return try lines.filter { !$0.element.allSatisfy(\.isWhitespace) }.map { index, line in
            do {
                return try decoder.decode(FrameRecord.self, from: Data(line.utf8))
            } catch {
                throw FrameLogError(file: file, line: index + 1, cause: error)
            }
        }
    }
}
