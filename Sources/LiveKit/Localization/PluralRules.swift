internal import _FoundationICU

/// The plural categories of numbers in a language, by the rules of the Unicode CLDR.
enum PluralRules {
    /// The category of `number` in the language `identifier`: `zero`, `one`, `two`, `few`, `many` or `other`.
    static func category(of number: Double, in identifier: String) -> String {
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(identifier, &status) else { return "other" }
        defer { swift_uplrules_close(rules) }
        var letters = [UInt16](repeating: 0, count: 16)
        let count = swift_uplrules_select(rules, number, &letters, Int32(letters.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, count <= letters.count else { return "other" }
        return String(decoding: letters.prefix(Int(count)), as: UTF16.self)
    }
}
