/// The types of a method's parameters, by which methods of one name are told apart.
struct ParameterTypes: Hashable {
    /// The names and signs of each type, without what makes no difference to it.
    private let types: [[String]]

    /// The types of `parameters`, in which `aliases` stand for other types.
    init(_ parameters: [TypeMembers.Parameter], aliases: [String: String] = [:]) {
        self.init(parameters.map(\.type), aliases: aliases)
    }

    /// The types that `texts` spell, in which `aliases` stand for other types.
    init(_ texts: [String], aliases: [String: String] = [:]) {
        types = texts.map { Self.words(of: $0, aliases, depth: 0) }
    }

    /// Whether `other` may be the same: a name may stand without the types around it.
    func matches(_ other: ParameterTypes) -> Bool {
        types.count == other.types.count
            && zip(types, other.types).allSatisfy { mine, others in
                mine.count == others.count
                    && zip(mine, others).allSatisfy { $0 == $1 || $0.hasSuffix("." + $1) || $1.hasSuffix("." + $0) }
            }
    }

    /// The names in the types, for another name that is made of them.
    var identifier: String {
        types.joined().map { $0.filter { $0.isLetter || $0.isNumber } }.filter { !$0.isEmpty }.joined(separator: "_")
    }

    /// The names, with the points in them, and the signs of `text`.
    private static func words(of text: String, _ aliases: [String: String], depth: Int) -> [String] {
        var words: [String] = []
        var rest = text.replacing("!", with: "?").drop { $0.isWhitespace }
        while let first = rest.first {
            let name = rest.prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) }
            let word = name.isEmpty ? String(first) : String(name)
            rest = rest.dropFirst(word.count).drop { $0.isWhitespace }
            if word == "any" || word.hasPrefix("@") { continue }
            if let meant = aliases[word], depth < 8 {
                let meaning = Self.words(of: meant, aliases, depth: depth + 1)
                words += meaning.contains("-") ? ["("] + meaning + [")"] : meaning
            } else {
                words.append(word)
            }
        }
        return withoutParentheses(withoutLabels(words))
    }

    /// `words` without the names of parameters and elements, as in `(_ size: CGSize) -> Void`.
    private static func withoutLabels(_ words: [String]) -> [String] {
        var kept: [String] = []
        var brackets: [String] = []
        for word in words {
            if ["(", "["].contains(word) { brackets.append(word) }
            if [")", "]"].contains(word) { _ = brackets.popLast() }
            if word == ":", brackets.last == "(" {
                while let last = kept.last, last != "(", last != "," { kept.removeLast() }
            } else {
                kept.append(word)
            }
        }
        return kept
    }

    /// `words` without the parentheses around a single name, as in `(any Delegate)?`.
    private static func withoutParentheses(_ words: [String]) -> [String] {
        var words = words
        var index = 0
        while index + 2 < words.count {
            let isFunction = index + 3 < words.count && words[index + 3] == "-"
            if words[index] == "(", words[index + 2] == ")", words[index + 1] != "(", !isFunction {
                words.replaceSubrange(index...index + 2, with: [words[index + 1]])
            }
            index += 1
        }
        return words
    }
}
