import SwiftSources

/// The text of one file after the edits of all files, and the origin of its bytes.
struct EditedText {
    private let texts: [[UInt8]]
    private let edits: [[SourceEdit]]
    private var output: [UInt8] = []
    private var segments: [TranslatedFile.Segment] = []

    /// The edited file; `edits` are those of each file of `texts`.
    static func file(_ file: Int, of texts: [[UInt8]], with edits: [[SourceEdit]]) -> TranslatedFile {
        var edited = EditedText(texts: texts, edits: edits)
        edited.append(0..<texts[file].count, of: file)
        return TranslatedFile(text: String(decoding: edited.output, as: UTF8.self), segments: edited.segments)
    }

    private init(texts: [[UInt8]], edits: [[SourceEdit]]) {
        self.texts = texts
        // An edit that holds others comes before them; insertions at one place keep their order.
        self.edits = edits.map { list in
            list.enumerated().sorted { a, b in
                let x = a.element.range
                let y = b.element.range
                if x.lowerBound != y.lowerBound { return x.lowerBound < y.lowerBound }
                if x.isEmpty || y.isEmpty { return x.isEmpty && (!y.isEmpty || a.offset < b.offset) }
                return x.count > y.count
            }.map(\.element)
        }
    }

    /// Appends the bytes of `range` with the edits within it, but for the one that takes all of `moved` away.
    private mutating func append(_ range: Range<Int>, of file: Int, moved: Range<Int>? = nil) {
        var position = range.lowerBound
        for edit in edits[file][firstEdit(of: file, from: range.lowerBound)...] {
            if edit.range.lowerBound > range.upperBound { break }
            guard edit.range.lowerBound >= position, edit.range.upperBound <= range.upperBound, edit.range != moved
            else {
                continue
            }
            appendVerbatim(position..<edit.range.lowerBound, of: file)
            for piece in edit.pieces {
                switch piece {
                case .text(let text): append(text, for: edit.range, of: file)
                case .written(let text, let source, let stretch): append(text, for: stretch, of: source)
                case .moved(let source, let stretch): append(stretch, of: source, moved: stretch)
                }
            }
            position = edit.range.upperBound
        }
        appendVerbatim(position..<range.upperBound, of: file)
    }

    /// The index of the first edit that begins at `offset` or behind it.
    private func firstEdit(of file: Int, from offset: Int) -> Int {
        var low = 0
        var high = edits[file].count
        while low < high {
            let middle = (low + high) / 2
            if edits[file][middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func appendVerbatim(_ range: Range<Int>, of file: Int) {
        guard !range.isEmpty else { return }
        output += texts[file][range]
        segments.append(TranslatedFile.Segment(length: range.count, file: file, origin: range, isVerbatim: true))
    }

    private mutating func append(_ text: String, for range: Range<Int>, of file: Int) {
        output += Array(text.utf8)
        segments.append(
            TranslatedFile.Segment(length: text.utf8.count, file: file, origin: range, isVerbatim: false))
    }
}
