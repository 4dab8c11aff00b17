/// The names that source files declare: types, functions, properties and cases.
struct Declarations {
    private var names: Set<String> = []
    /// The names in the files that declare or extend a type, by the type.
    private var members: [String: Set<String>] = [:]

    private static let typeKeywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor"]
    private static let valueKeywords: Set<Substring> = ["typealias", "func", "var", "let", "case"]

    init(in files: [SourceFile]) {
        for file in files {
            var declared: Set<String> = []
            var types: Set<String> = []
            for line in file.code { Self.read(line, &declared, &types) }
            names.formUnion(declared)
            for type in types { members[type, default: []].formUnion(declared) }
        }
    }

    /// Adds the names that `line` declares, and the types that it declares or extends.
    private static func read(_ line: String, _ declared: inout Set<String>, _ types: inout Set<String>) {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        // A line may declare several cases.
        if words.first == "case" { declared.formUnion(words.dropFirst().map(String.init)) }
        for (keyword, name) in zip(words, words.dropFirst()) {
            if typeKeywords.contains(keyword) || keyword == "extension" { types.insert(String(name)) }
            if typeKeywords.contains(keyword) || valueKeywords.contains(keyword) { declared.insert(String(name)) }
        }
    }

    /// Whether `name`, a declaration such as `Stage` or a member such as `Stage.send(_:)`, is there.
    func contain(_ name: String) -> Bool {
        let parts = name.prefix { $0 != "(" }.split(separator: ".").map(String.init)
        guard parts.allSatisfy(names.contains) else { return false }
        return zip(parts, parts.dropFirst()).allSatisfy { type, member in members[type]?.contains(member) == true }
    }

    /// Whether some name has the words of `phrase` in a row, in upper or lower case.
    func havePart(_ phrase: String) -> Bool {
        let part = phrase.lowercased().filter { $0 != " " }
        return names.contains { $0.lowercased().contains(part) }
    }
}
