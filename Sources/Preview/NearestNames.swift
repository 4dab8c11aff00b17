/// The names that a misspelled one probably means.
package struct NearestNames {
    /// All names at the least distance, in the order of the candidates; empty where none is near.
    package let names: [String]

    /// Characters beyond which a word is no misspelled name.
    private static let longestWord = 64
    /// Bytes beyond which a word has more characters than that, or odd ones.
    private static let largestWord = 4 * longestWord

    /// The nearest of `candidates` to `word`, whatever the case: those that begin with it (3 characters or more), or that
    /// are at most a third of the longer one's length away, and 1 in any case.
    package init(to word: String, among candidates: [String]) {
        // Before anything takes time in the length.
        let letters = word.utf8.count <= Self.largestWord ? Array(word.lowercased()) : []
        guard !letters.isEmpty, letters.count <= Self.longestWord else {
            names = []
            return
        }
        let near = candidates.compactMap { candidate -> (name: String, distance: Int)? in
            guard candidate.utf8.count <= Self.largestWord else { return nil }
            let name = Array(candidate.lowercased())
            if letters.count >= 3, name.starts(with: letters) { return (candidate, 1) }
            let distance = Self.distance(letters, name)
            return distance <= max(1, max(letters.count, name.count) / 3) ? (candidate, distance) : nil
        }
        let least = near.map(\.distance).min()
        names = near.filter { $0.distance == least }.map(\.name)
    }

    /// The question of a message, `did you mean 'magic-move'?`; nil where no name is near.
    package var question: String? {
        names.isEmpty ? nil : "did you mean \(Self.list(names.map { "'\($0)'" }))?"
    }

    /// `words` as an enumeration: `auto, cpu or gpu`.
    package static func list(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }

    /// The Damerau-Levenshtein distance of `first` and `second` in its restricted form (optimal string alignment): the
    /// fewest insertions, deletions, substitutions and swaps of neighbours, none of them within another.
    ///
    /// Takes time in the product of the lengths.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for (row, letter) in first.enumerated() {
            var next = [row + 1]
            for (column, other) in second.enumerated() {
                var least = min(last[column + 1] + 1, next[column] + 1, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                next.append(least)
            }
            beforeLast = last
            last = next
        }
        return last[second.count]
    }
}
