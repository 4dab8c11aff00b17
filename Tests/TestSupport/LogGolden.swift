import CustomDump
import Foundation

/// A text in a file beside the test that says what another text has to be, line by line: a log, or a table.
///
/// With RECORD_GOLDEN=1 in the environment the text is written, and the test fails: a recording run tests nothing.
package struct LogGolden {
    package let path: String

    /// The file `name` in `folder` beside the test's source file.
    package init(_ name: String, folder: String = "Logs", file: String = #filePath) {
        path = Self.url(of: folder, beside: file).appendingPathComponent(name).path
    }

    /// Whether the environment asks for golden files to be written.
    package static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" }

    /// Throws where a line of `text` is not that of the file, with all the lines that differ.
    package func expect(_ text: String, isRecording: Bool = Self.isRecording) throws {
        if isRecording {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            throw GoldenFailure(path: path, problem: "recorded; read it, then run again without RECORD_GOLDEN")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw GoldenFailure(path: path, problem: "no such file; run with RECORD_GOLDEN=1")
        }
        let expected = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
        if let difference = diff(expected, text.components(separatedBy: "\n")) {
            throw GoldenFailure(path: path, problem: "the lines differ:\n\(difference)")
        }
    }

    /// The names of all files in `folder` beside the test, sorted.
    package static func names(folder: String = "Logs", file: String = #filePath) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url(of: folder, beside: file).path).sorted()
    }

    private static func url(of folder: String, beside file: String) -> URL {
        URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(folder).standardized
    }
}
