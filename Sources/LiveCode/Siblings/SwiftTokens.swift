/// The words, operators and brackets of a Swift file, in their order, without comments and literals.
///
/// It reads any bytes, in linear time and without recursion. Code within a string counts as code.
struct SwiftTokens {
    /// A word, an operator, or a single character.
    struct Token {
        /// The kind of a token.
        enum Kind {
            case word, operatorName, character
            /// The text of a string without code in it, between its quotes.
            case text
        }

        let kind: Kind
        let range: Range<Int>
    }

    /// A string that code interrupts.
    private struct OpenString {
        var hashes: Int
        var isMultiline: Bool
        /// Round brackets of the code that are open.
        var depth = 0
    }

    private let bytes: [UInt8]
    private var index = 0
    private var strings: [OpenString] = []
    private(set) var tokens: [Token] = []

    private let keepsTexts: Bool

    /// The tokens of `bytes`; strings are among them only `withTexts`.
    static func all(of bytes: [UInt8], withTexts: Bool = false) -> [Token] {
        var reader = SwiftTokens(bytes, keepsTexts: withTexts)
        while reader.index < bytes.count { reader.readNext() }
        return reader.tokens
    }

    private init(_ bytes: [UInt8], keepsTexts: Bool) {
        self.bytes = bytes
        self.keepsTexts = keepsTexts
    }

    private func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    private mutating func readNext() {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "/") where self.byte(at: index + 1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where self.byte(at: index + 1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "/") where beginsPattern: skip(pastEnd: [byte], withinLine: true)
        case UInt8(ascii: "\""): beginString(hashes: 0)
        case UInt8(ascii: "#"): readHash()
        case UInt8(ascii: "`"): readQuotedWord()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): skipNumber()
        case _ where byte.isWordByte: readRun(.word) { $0.isWordByte }
        case UInt8(ascii: ".") where self.byte(at: index + 1) != byte: readCharacter()
        case _ where byte.isOperatorByte: readRun(.operatorName) { $0.isOperatorByte }
        default: readCharacter()
        }
    }

    private mutating func readRun(_ kind: Token.Kind, _ belongs: (UInt8) -> Bool) {
        let start = index
        while index < bytes.count, belongs(bytes[index]) {
            // A comment ends an operator.
            let next = byte(at: index + 1)
            let isComment = bytes[index] == UInt8(ascii: "/") && (next == bytes[index] || next == UInt8(ascii: "*"))
            if isComment, index > start { break }
            index += 1
        }
        tokens.append(Token(kind: kind, range: start..<index))
    }

    /// Reads a bracket or another single character; a bracket may end the code within a string.
    private mutating func readCharacter() {
        let byte = bytes[index]
        index += 1
        if byte <= UInt8(ascii: " ") { return }
        if let last = strings.indices.last {
            if byte == UInt8(ascii: "(") { strings[last].depth += 1 }
            if byte == UInt8(ascii: ")") {
                if strings[last].depth == 0 {
                    let string = strings.removeLast()
                    return readString(string)
                }
                strings[last].depth -= 1
            }
        }
        tokens.append(Token(kind: .character, range: index - 1..<index))
    }

    private mutating func readQuotedWord() {
        index += 1
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "`"), bytes[index] != UInt8(ascii: "\n") { index += 1 }
        tokens.append(Token(kind: .word, range: start..<index))
        index = min(index + 1, bytes.count)
    }

    private mutating func skipNumber() {
        while index < bytes.count {
            let isFraction = bytes[index] == UInt8(ascii: ".") && byte(at: index + 1).isDigit
            guard isFraction || bytes[index].isWordByte || bytes[index].isDigit else { return }
            index += 1
        }
    }

    private mutating func skipLine() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    }

    /// Skips a comment with those within it.
    private mutating func skipComment() {
        var depth = 0
        while index < bytes.count {
            let pair = (bytes[index], byte(at: index + 1))
            if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
                depth += 1
                index += 2
            } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
                depth -= 1
                index += 2
                if depth == 0 { return }
            } else {
                index += 1
            }
        }
        index = bytes.count
    }

    // MARK: Literals

    /// Whether a slash here begins a regular expression.
    private var beginsPattern: Bool {
        guard let last = tokens.last, ![UInt8(ascii: " "), UInt8(ascii: "\n"), 0].contains(byte(at: index + 1)) else {
            return false
        }
        let characters: [UInt8] = "(,=:[{".utf8.map(\.self)
        guard last.range.count == 1, characters.contains(bytes[last.range.lowerBound]) else { return false }
        // A quotient of generic code has no second slash in its line.
        return bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "\n") }.contains(UInt8(ascii: "/"))
    }

    /// Skips to behind the next `end`; at most to the end of the line where `withinLine` says so.
    private mutating func skip(pastEnd end: [UInt8], withinLine: Bool) {
        index += 1
        while index < bytes.count, !(withinLine && bytes[index] == UInt8(ascii: "\n")) {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if bytes[index...].starts(with: end) {
                index += end.count
                return
            } else {
                index += 1
            }
        }
        index = min(index, bytes.count)
    }

    /// Reads what begins with a number sign: a literal, a condition, whose line does not count, or a macro's name.
    private mutating func readHash() {
        var hashes = 0
        while byte(at: index + hashes) == UInt8(ascii: "#") { hashes += 1 }
        let next = byte(at: index + hashes)
        index += hashes
        if next == UInt8(ascii: "\"") { return beginString(hashes: hashes) }
        if next == UInt8(ascii: "/") {
            return skip(pastEnd: [next] + Array(repeating: UInt8(ascii: "#"), count: hashes), withinLine: false)
        }
        let word = bytes[index...].prefix { $0.isWordByte }
        if ["if", "elseif", "else", "endif", "sourceLocation"].contains(where: { word.elementsEqual($0.utf8) }) {
            skipLine()
        }
    }

    /// Begins a string at its first quote.
    private mutating func beginString(hashes: Int) {
        let quote = UInt8(ascii: "\"")
        let isMultiline = byte(at: index + 1) == quote && byte(at: index + 2) == quote
        index += isMultiline ? 3 : 1
        let start = index
        let count = strings.count
        readString(OpenString(hashes: hashes, isMultiline: isMultiline))
        let end = index - (isMultiline ? 3 : 1) - hashes
        if keepsTexts, strings.count == count, end >= start { tokens.append(Token(kind: .text, range: start..<end)) }
    }

    /// Skips `string` to its end, or to code within it.
    private mutating func readString(_ string: OpenString) {
        let hashes = Array(repeating: UInt8(ascii: "#"), count: string.hashes)
        let end = Array(repeating: UInt8(ascii: "\""), count: string.isMultiline ? 3 : 1) + hashes
        let escape = [UInt8(ascii: "\\")] + hashes
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\n"), !string.isMultiline { return }
            if bytes[index] == escape[0], bytes[index...].starts(with: escape) {
                index += escape.count
                if byte(at: index) == UInt8(ascii: "(") {
                    strings.append(OpenString(hashes: string.hashes, isMultiline: string.isMultiline))
                    index += 1
                    return
                }
                index += 1
            } else if bytes[index] == end[0], bytes[index...].starts(with: end) {
                index += end.count
                return
            } else {
                index += 1
            }
        }
        index = min(index, bytes.count)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// Whether it is a part of a name; all of UTF-8 beyond ASCII is.
    fileprivate var isWordByte: Bool {
        let lower = self | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || self == UInt8(ascii: "_") || self >= 0x80
            || isDigit
    }

    fileprivate var isOperatorByte: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) }
}
