/// The bodies of the functions, initialisers and subscripts in lines of code, found by counting brackets.
struct FunctionBodies: Sequence {
    struct Body: Equatable {
        /// The line of the keyword, counted from 1.
        var start: Int
        /// The lines strictly between the braces' lines.
        var lines: Int
    }

    private let bodies: [Body]

    init(_ code: [String]) {
        bodies = code.indices.flatMap { row in
            Self.declarations(in: code[row]).compactMap { column in
                Self.body(in: code, row: row, column: column).map { Body(start: row + 1, lines: $0) }
            }
        }
    }

    func makeIterator() -> [Body].Iterator { bodies.makeIterator() }

    /// The columns at which a line declares a function; `.init(…)` is a call.
    private static func declarations(in line: String) -> [Int] {
        let characters = Array(line)
        return ["func", "init", "deinit", "subscript"].flatMap { keyword in
            characters.indices.filter { index in
                guard characters[index...].starts(with: keyword) else { return false }
                let before = index > 0 ? characters[index - 1] : " "
                let end = index + keyword.count
                let after = end < characters.count ? characters[end] : " "
                return before == " " && (keyword == "func" ? after == " " : " (<?!{".contains(after))
            }
        }
    }

    /// The number of lines in the body of what is declared at a place; nil where it has none, as in a protocol.
    private static func body(in code: [String], row: Int, column: Int) -> Int? {
        var parentheses = 0
        var braces = 0
        var opening = row
        for current in row..<code.count {
            if current > row, braces == 0, parentheses == 0, !continues(code[current]) { return nil }
            for character in current == row ? code[current].dropFirst(column) : code[current][...] {
                switch character {
                case "(", "[": parentheses += 1
                case ")", "]": parentheses -= 1
                case "{" where braces == 0 && parentheses > 0: break
                case "{":
                    if braces == 0 { opening = current }
                    braces += 1
                case "}" where braces > 0:
                    braces -= 1
                    if braces == 0 { return Swift.max(0, current - opening - 1) }
                case "}" where parentheses == 0: return nil
                default: break
                }
            }
        }
        return nil
    }

    /// Whether a line goes on with the signature of the line before it.
    private static func continues(_ line: String) -> Bool {
        let line = line.drop { $0 == " " }
        return ["{", "->", "where ", "async", "throws", "rethrows"].contains { line.hasPrefix($0) }
    }
}
