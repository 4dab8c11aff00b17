import Recorder

/// Where a comparison goes besides the terminal.
package struct ComparisonFiles: Sendable {
    /// Paths of files, `-` for standard output; nil for none.
    package var json: String?
    package var junit: String?
    package var markdown: String?

    package init(json: String? = nil, junit: String? = nil, markdown: String? = nil) {
        (self.json, self.junit, self.markdown) = (json, junit, markdown)
    }

    /// Throws where one of the files cannot be written, before anything is measured.
    package func check() throws(PreviewError) {
        for path in [json, junit, markdown].compactMap(\.self) { try TextFile(path: path).check() }
    }

    /// Writes the files, and gives the exit status that the verdict asks for: 0, 1 for worse, 3 for too noisy.
    package func write(_ comparison: Comparison) throws -> Int32 {
        if let json { try TextFile(path: json).write(comparison.json()) }
        if let junit { try TextFile(path: junit).write(comparison.junit) }
        if let markdown { try TextFile(path: markdown).write(comparison.markdown) }
        return switch comparison.verdict {
        case .worse: 1
        case .tooNoisy: 3
        case .same, .better, .notTested: 0
        }
    }
}
