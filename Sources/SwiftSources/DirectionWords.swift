/// The words in the names of types that say the direction of a transition.
package enum DirectionWords {
    /// The words for going forward, each with those for the way back.
    private static let pairs: [(forward: String, back: [String])] = [
        ("push", ["pop"]), ("pushing", ["popping"]), ("present", ["dismiss"]), ("presenting", ["dismissing"]),
        ("presented", ["dismissed"]), ("presentation", ["dismissal", "dismiss"]), ("show", ["hide"]),
        ("showing", ["hiding"]), ("forward", ["back", "backward", "backwards"]), ("forwards", ["backwards"]),
        ("open", ["close"]), ("opening", ["closing"]), ("expand", ["collapse"]), ("expanding", ["collapsing"]),
        ("appear", ["disappear"]), ("appearing", ["disappearing"]), ("enter", ["exit", "leave"]), ("in", ["out"]),
        ("grow", ["shrink"]), ("maximize", ["minimize"]), ("unfold", ["fold"]), ("reveal", ["conceal"]),
    ]

    /// The names that the type for the other direction may have, and whether `name` is the one of the way back; empty for a name
    /// without such a word.
    ///
    /// `CardPopAnimator` gives `CardPushAnimator`.
    package static func counterparts(of name: String) -> [(name: String, isBack: Bool)] {
        let words = words(in: name)
        var found: [(name: String, isBack: Bool)] = []
        for (index, word) in words.enumerated() {
            for pair in pairs {
                let key = word.lowercased()
                let others = key == pair.forward ? pair.back : pair.back.contains(key) ? [pair.forward] : []
                for other in others {
                    var exchanged = words
                    exchanged[index] = word.first?.isUppercase == true ? other.capitalizedFirst : other
                    found.append((exchanged.joined(), key != pair.forward))
                }
            }
        }
        return found
    }

    /// The words of which `name` is made, lower-cased: `popAnimator` has `pop` and `animator`.
    package static func lowercasedWords(in name: String) -> [String] { words(in: name).map { $0.lowercased() } }

    /// The words of which `name` is made, each from its capital on; capitals that follow each other are one word.
    private static func words(in name: String) -> [String] {
        var words: [String] = []
        var last: Character?
        for character in name {
            let begins = character.isUppercase && last?.isUppercase != true || last == nil || last == "_" || last == "."
            if begins { words.append("") }
            words[words.count - 1].append(character)
            last = character
        }
        return words
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
