/// Reads Swift far enough to tell code from comments and strings.
struct CodeScanner {
    private enum Context {
        /// Code; within an interpolation, with the number of parentheses that are open in it.
        case code(openParentheses: Int?)
        case string(delimiter: String, multiline: Bool)
        case blockComment(depth: Int)
        case lineComment
    }

    /// The UTF-8 bytes of the source.
    private let text: [UInt8]
    private static let lineBreak = UInt8(ascii: "\n")
    private var position = 0
    private var contexts: [Context] = [.code(openParentheses: nil)]
    private var output: [UInt8] = []

    /// `text` with every byte of a comment or a string literal replaced by a space; line breaks stay.
    static func code(of text: String) -> String {
        var scanner = CodeScanner(text: Array(text.utf8))
        while scanner.position < scanner.text.count { scanner.step() }
        return String(decoding: scanner.output, as: UTF8.self)
    }

    private init(text: [UInt8]) {
        self.text = text
        output.reserveCapacity(text.count)
    }

    private func startsHere(_ word: String) -> Bool {
        text[position...].starts(with: word.utf8)
    }

    private mutating func skip(_ count: Int) {
        for byte in text[position..<min(position + count, text.count)] {
            output.append(byte == Self.lineBreak ? Self.lineBreak : UInt8(ascii: " "))
        }
        position += count
    }

    private mutating func step() {
        switch contexts[contexts.count - 1] {
        case .code(let openParentheses): stepInCode(openParentheses)
        case .string(let delimiter, let multiline): stepInString(delimiter, multiline)
        case .blockComment(let depth): stepInBlockComment(depth)
        case .lineComment:
            if text[position] == Self.lineBreak { contexts.removeLast() }
            skip(1)
        }
    }

    private mutating func stepInCode(_ openParentheses: Int?) {
        if startsHere("//") { return contexts.append(.lineComment) }
        if startsHere("/*") {
            contexts.append(.blockComment(depth: 1))
            return skip(2)
        }
        if let (delimiter, multiline) = openingDelimiter() {
            contexts.append(.string(delimiter: delimiter, multiline: multiline))
            return skip(delimiter.count)
        }
        let byte = text[position]
        if let open = openParentheses {
            let now = byte == UInt8(ascii: "(") ? open + 1 : byte == UInt8(ascii: ")") ? open - 1 : open
            contexts.removeLast()
            if now > 0 { contexts.append(.code(openParentheses: now)) }
        }
        output.append(byte)
        position += 1
    }

    /// The quotation mark that opens a literal here, with its number signs: `"`, `"""`, `#"`.
    private func openingDelimiter() -> (delimiter: String, multiline: Bool)? {
        let rest = text[position...].drop { $0 == UInt8(ascii: "#") }
        guard rest.first == UInt8(ascii: "\"") else { return nil }
        let signs = String(repeating: "#", count: rest.startIndex - position)
        return rest.starts(with: "\"\"\"".utf8) ? (signs + "\"\"\"", true) : (signs + "\"", false)
    }

    private mutating func stepInString(_ opening: String, _ multiline: Bool) {
        let signs = String(opening.prefix { $0 == "#" })
        let closing = String(opening.reversed())
        if startsHere("\\" + signs + "(") {
            contexts.append(.code(openParentheses: 1))
            return skip(signs.count + 2)
        }
        if startsHere("\\" + signs) { return skip(signs.count + 2) }
        if startsHere(closing) {
            contexts.removeLast()
            return skip(closing.count)
        }
        // A literal on one line ends there, even where its closing mark was not understood.
        if !multiline, text[position] == Self.lineBreak { contexts.removeLast() }
        skip(1)
    }

    private mutating func stepInBlockComment(_ depth: Int) {
        guard startsHere("/*") || startsHere("*/") else { return skip(1) }
        let now = startsHere("/*") ? depth + 1 : depth - 1
        contexts.removeLast()
        if now > 0 { contexts.append(.blockComment(depth: now)) }
        skip(2)
    }
}
