import ArgumentParser

/// A language as the command line names it: `de`, `pt-BR`, `zh_Hant_TW`.
struct LanguageName {
    /// The identifier, with hyphens.
    let identifier: String

    /// The language that `word` names; throws where it cannot be one.
    init(_ word: String) throws {
        let parts = word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let isName = parts.allSatisfy { part in
            1...8 ~= part.count && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        guard isName, let first = parts.first, 2...3 ~= first.count, first.allSatisfy(\.isLetter) else {
            throw ValidationError("not a language; give its code, such as de or pt-BR")
        }
        identifier = parts.joined(separator: "-")
    }
}
