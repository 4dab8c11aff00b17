/// A change of one file: other bytes in place of a range of its own.
struct SourceEdit {
    /// A part of what stands there instead.
    enum Piece {
        case text(String)
        /// The bytes of a range of a file, with the edits within it.
        case moved(file: Int, range: Range<Int>)
        /// A text that stands for a range of a file.
        case written(String, file: Int, range: Range<Int>)
    }

    /// The bytes that are replaced; empty for an insertion.
    var range: Range<Int>
    var pieces: [Piece]

    init(_ range: Range<Int>, _ pieces: [Piece]) {
        self.range = range
        self.pieces = pieces
    }

    init(_ range: Range<Int>, _ text: String) { self.init(range, text.isEmpty ? [] : [.text(text)]) }
}
