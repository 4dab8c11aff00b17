import Recorder

/// The files into which a comparison goes besides the terminal.
package struct ComparisonFiles {
    private let json: ResultFile?
    private let junit: ResultFile?
    private let markdown: ResultFile?

    /// Files at these paths, `-` for standard output, nil for none; throws where one of them cannot be written, before
    /// anything is measured.
    package init(json: String? = nil, junit: String? = nil, markdown: String? = nil) throws(PreviewError) {
        func file(_ path: String?) throws(PreviewError) -> ResultFile? {
            guard let path else { return nil }
            return try ResultFile(path: path)
        }
        self.json = try file(json)
        self.junit = try file(junit)
        self.markdown = try file(markdown)
    }

    /// Writes the files, and gives the exit status of the verdict: 0, 1 for worse and different, 3 for too noisy.
    package func write(_ comparison: Comparison) throws -> Int32 {
        try json?.write(try comparison.json())
        try junit?.write(comparison.junit)
        try markdown?.write(comparison.markdown)
        return switch comparison.verdict {
        case .worse, .different: 1
        case .tooNoisy: 3
        case .same, .better, .notTested: 0
        }
    }
}
