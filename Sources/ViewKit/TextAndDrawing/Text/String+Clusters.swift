/// Characters as the user sees them (grapheme clusters), by offsets in UTF-16 units as `NSRange` has them.
extension String {
    /// The offsets between the characters, those of both ends included, ascending.
    var clusterOffsets: [Int] { indices.map { $0.utf16Offset(in: self) } + [utf16.count] }

    /// The nearest offset between characters that is not behind `offset`.
    func clusterStart(at offset: Int) -> Int { clusterOffsets.last { $0 <= offset } ?? 0 }

    /// The offset one character, or one word, before `offset`; 0 at the start.
    func offset(before offset: Int, byWord: Bool = false) -> Int {
        let offsets = clusterOffsets
        guard var index = offsets.lastIndex(where: { $0 < offset }) else { return 0 }
        guard byWord else { return offsets[index] }
        let characters = Array(self)
        while index > 0, !characters[index].isPartOfWord { index -= 1 }
        while index > 0, characters[index - 1].isPartOfWord { index -= 1 }
        return offsets[index]
    }

    /// The offset one character, or one word, behind `offset`; that of the end at the end.
    func offset(after offset: Int, byWord: Bool = false) -> Int {
        let offsets = clusterOffsets
        guard var index = offsets.firstIndex(where: { $0 > offset }) else { return utf16.count }
        guard byWord else { return offsets[index] }
        let characters = Array(self)
        while index < characters.count, !characters[index - 1].isPartOfWord { index += 1 }
        while index < characters.count, characters[index].isPartOfWord { index += 1 }
        return offsets[index]
    }

    /// The word at `offset`, or the space or the marks between words there.
    func word(at offset: Int) -> NSRange {
        let characters = Array(self)
        let offsets = clusterOffsets
        guard !characters.isEmpty else { return NSRange(location: 0, length: 0) }
        var start = min(offsets.lastIndex { $0 <= offset } ?? 0, characters.count - 1)
        // Behind a word counts as in it.
        if !characters[start].isPartOfWord, start > 0, characters[start - 1].isPartOfWord { start -= 1 }
        let isWord = characters[start].isPartOfWord
        var end = start + 1
        while start > 0, characters[start - 1].isPartOfWord == isWord { start -= 1 }
        while end < characters.count, characters[end].isPartOfWord == isWord { end += 1 }
        return NSRange(location: offsets[start], length: offsets[end] - offsets[start])
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "\u{2019}" }
}
