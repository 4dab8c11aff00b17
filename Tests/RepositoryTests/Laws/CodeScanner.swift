/// Reads Swift far enough to tell code from comments and strings.
struct CodeScanner {
    private enum Context {
        /// Code; within an interpolation, with the number of parentheses that are open in it.
        case code(openParentheses: Int?)
        case string(delimiter: String, multiline: Bool)
        case blockComment(depth: Int)
        case lineComment
    }

    private let text: [Character]
    private var position = 0
    private var contexts: [Context] = [.code(openParentheses: nil)]
    private var output = ""

    /// `text` with every character of a comment or a string literal replaced by a space; line breaks stay.
    static func code(of text: String) -> String {
        var scanner = CodeScanner(text: Array(text))
        while scanner.position < scanner.text.count { scanner.step() }
        return scanner.output
    }

    private init(text: [Character]) {
        self.text = text
    }

    private func startsHere(_ word: String) -> Bool {
        text[position...].starts(with: word)
    }

    private mutating func skip(_ count: Int) {
        for character in text[position..<min(position + count, text.count)] {
            output.append(character == "\n" ? "\n" : " ")
        }
        position += count
    }

    private mutating func step() {
        switch contexts[contexts.count - 1] {
        case .code(let openParentheses): stepInCode(openParentheses)
        case .string(let delimiter, let multiline): stepInString(delimiter, multiline)
        case .blockComment(let depth): stepInBlockComment(depth)
        case .lineComment:
            if text[position] == "\n" { contexts.removeLast() }
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
        let character = text[position]
        if let open = openParentheses {
            let now = character == "(" ? open + 1 : character == ")" ? open - 1 : open
            contexts.removeLast()
            if now > 0 { contexts.append(.code(openParentheses: now)) }
        }
        output.append(character)
        position += 1
    }

    /// The quotation mark that opens a literal here, with its number signs: `"`, `"""`, `#"`.
    private func openingDelimiter() -> (delimiter: String, multiline: Bool)? {
        let signs = String(text[position...].prefix { $0 == "#" })
        let rest = text[(position + signs.count)...]
        if rest.starts(with: "\"\"\"") { return (signs + "\"\"\"", true) }
        return rest.first == "\"" ? (signs + "\"", false) : nil
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
        if !multiline, text[position] == "\n" { contexts.removeLast() }
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
