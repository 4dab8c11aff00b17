import SwiftSources

/// The literals of a project that stay as they are, as the compiler does not accept a look-up in their place: their types are
/// none that can be tuned.
struct FixedNumbers {
    /// The keys by the paths of their files, each as if its file were the first.
    private var keys: [String: Set<TunableLiteral.Key>] = [:]

    /// The beginnings of errors that no look-up causes: what the parser does not understand, and names that are missing.
    private static let othersErrors = ["cannot find ", "no such module ", "expected "]

    /// Those of `project`, whose files may have others beside them than before.
    func keys(in project: SourceProject) -> Set<TunableLiteral.Key> {
        var all: Set<TunableLiteral.Key> = []
        guard !keys.isEmpty else { return all }
        for (number, file) in project.files.enumerated() {
            for var key in keys[file.path] ?? [] {
                key.file = number
                all.insert(key)
            }
        }
        return all
    }

    /// Adds `literals` of files of `project`.
    mutating func insert(_ literals: [TunableLiteral], of project: SourceProject) {
        for literal in literals {
            var key = literal.key
            key.file = 0
            keys[project.files[literal.key.file].path, default: []].insert(key)
        }
    }

    /// The literals of `translation` whose look-ups may be the cause of one of `errors` about `project`: those in the same
    /// declaration; all for an error without a place.
    static func suspects(
        among translation: Translation, for errors: [CompilerMessage], in project: SourceProject
    ) -> [TunableLiteral] {
        let suspected = errors.filter { error in !othersErrors.contains(where: error.text.hasPrefix) }
        guard !translation.numbers.isEmpty, !suspected.isEmpty || errors.isEmpty else { return [] }
        var places: [Int: [Int]] = [:]
        for error in suspected {
            guard let path = error.path, let position = error.position,
                let file = project.files.firstIndex(where: { $0.path == path })
            else { return translation.numbers }
            places[file, default: []].append(position.offset(in: project.files[file].text))
        }
        if errors.isEmpty { return translation.numbers }
        return translation.numbers.filter { literal in
            places[literal.key.file]?.contains {
                literal.declaration.contains($0) || literal.declaration.upperBound == $0
            }
                ?? false
        }
    }
}
