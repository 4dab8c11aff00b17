/// Names of Apple's that are absent on purpose: the reason and the remedy, for the compiler's bare errors.
struct AbsentNames: Sendable {
    /// The names, words of the code such as `UITextView`; a method or a label as a member, such as `UIView.observe`, which
    /// counts where both words are in the error.
    let names: [String]
    /// Their nature and the reason for their absence, without a full stop.
    let reason: String
    /// The replacement, as a sentence.
    let remedy: String

    /// The line below an error.
    var line: String { "remedy: \(reason). \(remedy)" }

    /// The entry for the error `text` of the compiler about the line `source`; nil where it is about none of the names.
    ///
    /// A name within the quotes of the error counts before those of the line, which count only where the error is not about
    /// another name.
    static func entry(for text: String, about source: String) -> AbsentNames? {
        let quoted = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.flatMap { words(in: $0.element) }
        if let entry = all.first(where: { $0.isNamed(in: quoted) }) { return entry }
        let isAboutName = ["cannot find ", "has no member ", "no such module "].contains(where: text.contains)
        if isAboutName { return nil }
        let written = words(in: source[...])
        return all.first { $0.isNamed(in: written) }
    }

    private func isNamed(in words: [Substring]) -> Bool {
        names.contains { name in name.split(separator: ".").allSatisfy(words.contains) }
    }

    /// The identifiers in `text`.
    private static func words(in text: Substring) -> [Substring] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
}
