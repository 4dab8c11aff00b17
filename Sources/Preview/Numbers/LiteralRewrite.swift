import Files
import Foundation
import SwiftSources

/// Literals of files in place of others, and nothing else of these.
struct LiteralRewrite {
    /// A literal to be written.
    struct Change: Hashable {
        /// The bytes of the literal that is there.
        var range: Range<Int>
        var literal: String
        var value: Double
    }

    /// A file as it was compiled.
    private struct Target {
        var path: String
        var text: String
        var changes: [Change]
    }

    private var targets: [Target] = []

    /// Bytes of the largest file.
    private static let largestFile = 64 << 20

    /// Adds the `changes` of the file at `path`, which had the `text` when it was compiled.
    mutating func append(_ changes: [Change], of path: String, compiledFrom text: String) {
        targets.append(Target(path: path, text: text, changes: changes))
    }

    /// Writes the files, each whole or not at all, with their permissions and behind their links.
    ///
    /// Throws before any is written where one is not what was compiled any more, or cannot be written.
    func write() throws(PreviewError) {
        var drafts: [(draft: OutputDraft, path: String)] = []
        for target in targets {
            try check(target)
            do throws(FileError) {
                let draft = try OutputFile(path: target.path).draft()
                try draft.append(Self.bytes(of: target.text, with: target.changes))
                drafts.append((draft, target.path))
            } catch {
                throw Self.unwritable(target.path, error)
            }
        }
        // As late as can be: an editor may save at any time.
        for target in targets { try check(target) }
        for (draft, path) in drafts {
            do throws(FileError) { try draft.commit() } catch { throw Self.unwritable(path, error) }
        }
    }

    /// Throws where the file is another one than was compiled.
    private func check(_ target: Target) throws(PreviewError) {
        let data: Data
        do throws(FileError) { data = try InputFile(path: target.path).contents(limit: Self.largestFile) } catch {
            throw .unreadable(target.path, error, remedy: "save it again, then keep the numbers")
        }
        guard data == Data(target.text.utf8) else {
            throw PreviewError(
                place: target.path,
                problem: "it was changed since the version that shows was compiled, and is left as it is",
                remedy: "wait until the new version shows, then keep the numbers")
        }
    }

    private static func unwritable(_ path: String, _ error: FileError) -> PreviewError {
        PreviewError(
            place: path, problem: "its numbers cannot be kept, and it is left as it is (\(error.reason))",
            remedy: "make the file and its folder writable, or copy the numbers")
    }

    /// The lines that change, as they would be written and without their indentation, each behind a comment with its place.
    var changedLines: String {
        targets.map { target in
            let text = target.text
            let byLine = Dictionary(grouping: target.changes) {
                SourcePosition(offset: $0.range.lowerBound, in: text).line
            }
            return byLine.sorted { $0.key < $1.key }.map { line, changes in
                let content = Self.line(around: changes[0].range.lowerBound, of: text, with: changes)
                return "// \(FilePath(target.path).name):\(line)\n\(content)\n"
            }.joined()
        }.joined()
    }

    /// The line of `text` around the byte at `offset`, with `changes` in it, without space around it.
    private static func line(around offset: Int, of text: String, with changes: [Change]) -> String {
        let bytes = Array(text.utf8)
        let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        let start = bytes[..<offset].lastIndex(where: ends.contains).map { $0 + 1 } ?? 0
        let end = bytes[offset...].firstIndex(where: ends.contains) ?? bytes.count
        let own = changes.map {
            Change(
                range: $0.range.lowerBound - start..<$0.range.upperBound - start, literal: $0.literal, value: $0.value)
        }
        let line = self.bytes(of: String(decoding: bytes[start..<end], as: UTF8.self), with: own)
        return String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    }

    /// The bytes of `text` with `changes`, which do not overlap.
    static func bytes(of text: String, with changes: [Change]) -> Data {
        let bytes = Array(text.utf8)
        var output = Data()
        var position = 0
        for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            output.append(contentsOf: bytes[position..<change.range.lowerBound])
            let former = change.range.lowerBound > 0 ? bytes[change.range.lowerBound - 1] : nil
            output.append(contentsOf: LiteralText.text(of: change.value, like: change.literal, behind: former).utf8)
            position = change.range.upperBound
        }
        output.append(contentsOf: bytes[position...])
        return output
    }
}
