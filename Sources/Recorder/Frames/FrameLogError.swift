/// A line of a frame log that cannot be read.
package struct FrameLogError: Error, CustomStringConvertible {
    package var file: String
    /// Counted from 1.
    package var line: Int
    /// The problem as a phrase, without file and line.
    package var problem: String

    init(file: String, line: Int, problem: String) {
        self.file = file
        self.line = line
        self.problem = problem
    }

    init(file: String, line: Int, cause: any Error) {
        self.file = file
        self.line = line
        switch cause {
        case DecodingError.keyNotFound(let key, _): problem = "the key \"\(key.stringValue)\" is missing"
        case DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty:
            let key = context.codingPath.map(\.stringValue).joined(separator: ".")
            problem = "the value of \"\(key)\" is of the wrong kind"
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            problem = context.debugDescription.shortened
        default: problem = "not a frame record"
        }
    }

    package var description: String {
        "\(file):\(line): \(problem); record the run again, or remove the line"
    }
}
