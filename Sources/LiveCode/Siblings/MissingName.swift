import Foundation

/// A name that code needs and does not have, as far as a message of the compiler tells.
struct MissingName: Hashable, Sendable {
    /// The role of a name.
    enum Role: Hashable, Sendable {
        /// A type, a function, a variable or an operator.
        case global
        /// A member, of one of the types if they are told.
        case member(of: [String])
        /// The label of an argument, in a call about the types.
        case label(of: [String])
        /// The label of the first argument of an initializer of the type.
        case initializer(of: String)
        /// A protocol to which one of the types should conform.
        case conformance(of: [String])
    }

    let name: String
    let role: Role

    /// The names that `errors` lack, those in scope apart and first: the others may follow from them.
    static func all(of errors: [CompilerMessage]) -> [[MissingName]] {
        var inScope: [MissingName] = []
        var others: [MissingName] = []
        for error in errors where error.severity == .error {
            let quoted = QuotedWord.all(in: error.text)
            if error.text.hasPrefix("cannot find ") {
                inScope += quoted.map { MissingName(name: $0.text, role: .global) }
                continue
            }
            for word in quoted { others += names(of: word, among: quoted.map(\.text)) }
            if !error.text.contains("has no member") { others += names(in: error.line) }
        }
        return [inScope, others]
    }

    /// The roles that `word` may have among the `words` of one message.
    private static func names(of word: QuotedWord, among words: [String]) -> [MissingName] {
        let rest = words.filter { $0 != word.text }
        if word.isLabel { return [MissingName(name: word.text, role: .label(of: rest))] }
        let roles: [Role] = [.member(of: rest), .conformance(of: rest)] + (word.isOperator ? [.global] : [])
        return roles.map { MissingName(name: word.text, role: $0) }
    }

    /// The members in a `line` with a call that fits no declaration, and the labels after types.
    private static func names(in line: String) -> [MissingName] {
        let bytes = Array(line.utf8)
        let tokens = SwiftTokens.all(of: bytes)
        func text(at index: Int) -> String {
            tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
        }
        return tokens.indices.filter { tokens[$0].kind == .word }.compactMap { index in
            let name = text(at: index)
            if text(at: index - 1) == "." { return MissingName(name: name, role: .member(of: [])) }
            guard text(at: index + 1) == ":", text(at: index - 1) == "(" else { return nil }
            return MissingName(name: name, role: .initializer(of: text(at: index - 2)))
        }
    }
}

/// A word or an operator within the quotes of a message.
private struct QuotedWord {
    let text: String
    let isOperator: Bool
    /// Whether a colon follows it.
    let isLabel: Bool

    static func all(in message: String) -> [QuotedWord] {
        var words: [QuotedWord] = []
        let parts = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        for (number, part) in parts where !number.isMultiple(of: 2) {
            let bytes = Array(part.utf8)
            for token in SwiftTokens.all(of: bytes) where token.kind != .character {
                let text = String(decoding: bytes[token.range], as: UTF8.self)
                let isLabel =
                    bytes.indices.contains(token.range.upperBound)
                    && bytes[token.range.upperBound] == UInt8(ascii: ":")
                guard text != "_", !words.contains(where: { $0.text == text }) else { continue }
                words.append(QuotedWord(text: text, isOperator: token.kind == .operatorName, isLabel: isLabel))
            }
        }
        return words
    }
}
