/// A line of a tree's text: what it starts with, and its words.
struct TextLine {
    /// From 1.
    var number: Int
    /// Two spaces to the level.
    var depth: Int
    var words: [Substring]

    /// The lines of `text` that say something; lines that start with `#` are comments.
    static func lines(of text: String) throws(TreeTextError) -> [TextLine] {
        var lines: [TextLine] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let spaces = line.prefix { $0 == " " }.count
            let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            if line.dropFirst(spaces).first == "\t" || spaces % 2 != 0 {
                throw TreeTextError(
                    line: index + 1, problem: "the line is not indented by whole levels",
                    remedy: "Indent by two spaces for each level.")
            }
            lines.append(TextLine(number: index + 1, depth: spaces / 2, words: words))
        }
        return lines
    }

    func error(_ problem: String, _ remedy: String) -> TreeTextError {
        TreeTextError(line: number, problem: problem, remedy: remedy)
    }

    /// The numbers that stand in `words`, which must be `count` of them.
    func numbers(_ words: some Collection<Substring>, _ count: Int, of what: String) throws(TreeTextError) -> [Double] {
        guard words.count == count else {
            throw error("\(what) has \(words.count) numbers", "Give it \(count).")
        }
        var numbers: [Double] = []
        for word in words {
            guard let number = Double(word) else {
                throw error("\"\(word)\" is not a number", "Write numbers such as 12, -3.5 or nan.")
            }
            numbers.append(number)
        }
        return numbers
    }

    /// Whole numbers from 1 to 32768 at `words[start...]`.
    func sizes(from start: Int, _ count: Int, of what: String) throws(TreeTextError) -> [Int] {
        let values = try numbers(words.dropFirst(start).prefix(count), count, of: what)
        for value in values where !(value >= 1 && value <= 32768 && value == value.rounded()) {
            throw error("\(what) cannot be \(value)", "Use a whole number from 1 to 32768.")
        }
        return values.map { Int($0) }
    }

    /// A colour: `#rrggbb`, `#rrggbbaa`, or four numbers with commas.
    func color(_ word: Substring) throws(TreeTextError) -> SIMD4<Float> {
        if word.hasPrefix("#") {
            let digits = word.dropFirst()
            guard digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else {
                throw error(
                    "\"\(word)\" is not a colour", "Write #rrggbb, #rrggbbaa, or red,green,blue,alpha from 0 to 1.")
            }
            let full = digits.count == 6 ? value << 8 | 255 : value
            return SIMD4(Float(full >> 24), Float(full >> 16 & 255), Float(full >> 8 & 255), Float(full & 255)) / 255
        }
        let parts = try numbers(word.split(separator: ","), 4, of: "the colour \"\(word)\"")
        return SIMD4(Float(parts[0]), Float(parts[1]), Float(parts[2]), Float(parts[3]))
    }
}
