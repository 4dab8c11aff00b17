/// A place in a text, as compilers count: lines and columns from 1, columns in bytes of UTF-8.
package struct SourcePosition: Hashable, Codable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The place at `offset` bytes from the start of `text`; the end of the text for offsets beyond it.
    package init(offset: Int, in text: String) {
        let before = text.utf8.prefix(max(0, offset))
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        column = 1 + before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    }

    /// The line of `text` in which the place is, without its end; empty where there is none.
    package func line(in text: String) -> String {
        let start = SourcePosition(line: line, column: 1).offset(in: text)
        guard SourcePosition(offset: start, in: text).line == line else { return "" }
        let bytes = text.utf8.dropFirst(start).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The offset of the place from the start of `text`, in bytes; that of the end of its line, or of the text, where there
    /// is no such place.
    package func offset(in text: String) -> Int {
        var offset = 0
        var line = 1
        let bytes = text.utf8
        var index = bytes.startIndex
        while line < self.line, index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            index = bytes.index(after: index)
            offset += 1
        }
        guard line == self.line else { return offset }
        let rest = bytes[index...].prefix { $0 != UInt8(ascii: "\n") }.count
        return offset + min(max(0, column - 1), rest)
    }
}
