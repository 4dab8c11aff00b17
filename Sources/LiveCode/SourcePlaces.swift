import Files
import SwiftSources

/// The user's places for those of the compiled files, such as in the backtrace of a crash.
package struct SourcePlaces: Hashable, Sendable {
    /// A place in a file of the user's, with its path.
    package struct Place: Hashable, Sendable, CustomStringConvertible {
        package var path: String
        package var position: SourcePosition

        package var description: String { "\(path):\(position.line):\(position.column)" }
    }

    private struct CompiledFile: Hashable, Sendable {
        var name: String
        var translated: TranslatedFile
    }

    private let compiled: [CompiledFile]
    private let files: [SourceProject.File]

    /// The places of `units`, which are the translation of `project`.
    init(_ units: [CompilationUnit], of project: SourceProject, translatedAs translation: Translation) {
        compiled = units.map { CompiledFile(name: $0.name, translated: translation.files[$0.file]) }
        files = project.files
    }

    /// No places.
    package init() {
        compiled = []
        files = []
    }

    /// The place that `text` ends with, such as `… at /cache/0-A.swift:3:9`; nil where that is not in the user's files.
    package func place(atEndOf text: String) -> Place? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else {
            return nil
        }
        return file(at: parts[..<(parts.count - 2)].joined(separator: ":")).flatMap { place(in: $0, line, column) }
    }

    /// The line that `text` ends with, such as `Version1/0-A.swift:3`, from its first word on; nil where it is not in the user's
    /// files.
    package func line(atEndOf text: Substring) -> Place? {
        guard let end = text.lastIndex(of: ":"), let line = Int(text[text.index(after: end)...]),
            let file = file(at: String(text[..<end]))
        else { return nil }
        let lines = file.translated.text.split(separator: "\n", maxSplits: line, omittingEmptySubsequences: false)
        guard line >= 1, line <= lines.count else { return nil }
        let indentation = lines[line - 1].utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return place(in: file, line, indentation.count + 1)
    }

    private func file(at path: String) -> CompiledFile? {
        compiled.first { path.hasSuffix("/" + $0.name) }
    }

    private func place(in file: CompiledFile, _ line: Int, _ column: Int) -> Place? {
        let offset = SourcePosition(line: line, column: column).offset(in: file.translated.text)
        guard let origin = file.translated.origin(of: offset), origin.isVerbatim else { return nil }
        let original = files[origin.file]
        return Place(path: original.path, position: SourcePosition(offset: origin.offset, in: original.text))
    }
}
