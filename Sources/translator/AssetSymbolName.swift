/// The name that code has for an asset, as Xcode derives it from the asset's own.
enum AssetSymbolName {
    /// The name of a static property for the asset `name`, such as `accent` for the colour `AccentColor`, whose `kind`,
    /// `Color`, is left out at its end; nil for a name without letters and digits.
    static func property(for name: String, kind: String) -> String? {
        let words = words(of: name)
        guard let first = words.first else { return nil }
        let capitals = first.prefix { $0.isUppercase }
        // The last capital of several begins the next word.
        let isWordNext = first.dropFirst(capitals.count).first?.isLowercase == true
        let count = capitals.count > 1 && isWordNext ? capitals.count - 1 : capitals.count
        let start = first.prefix(count).lowercased() + first.dropFirst(count)
        let all = identifier(start, words.dropFirst())
        return all.hasSuffix(kind) && all != "_" + kind ? String(all.dropLast(kind.count)) : all
    }

    /// The name of the type for the namespace `name`; nil for one without letters and digits.
    static func type(for name: String) -> String? {
        let words = words(of: name)
        return words.isEmpty ? nil : identifier("", words[...])
    }

    private static func words(of name: String) -> [Substring] { name.split { !$0.isLetter && !$0.isNumber } }

    /// `start` and the `words` behind it, each with a capital letter.
    private static func identifier(_ start: String, _ words: ArraySlice<Substring>) -> String {
        let all = start + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return all.first?.isNumber == true ? "_" + all : all
    }
}
