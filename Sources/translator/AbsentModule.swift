/// A module of Apple's systems that is not here: code that imports it opens without what needs it.
struct AbsentModule {
    let name: String
    /// The beginnings of its names, before a capital letter or as a whole word, such as `AV`.
    let beginnings: [String]
    /// The modules that an import of it brings, too.
    var brings: [String] = []

    /// The module of that name; nil for others.
    static func named(_ name: String) -> AbsentModule? { all[name] }

    /// Whether `word` can be one of its names; constants have a `k` before them, too.
    func declares(_ word: String) -> Bool {
        beginnings.contains { beginning in
            let start = word.hasPrefix("k" + beginning) ? word.dropFirst(1) : word[...]
            guard start.hasPrefix(beginning) else { return false }
            return start.dropFirst(beginning.count).first?.isUppercase ?? (beginning.count > 3)
        }
    }
}
