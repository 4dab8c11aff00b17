/// The text of a field and the part of it that is selected; offsets count UTF-16 units, as `NSRange` does.
struct EditedText {
    private(set) var content = NSAttributedString(string: "")
    /// The end of the selection that stays while a key or a finger extends it.
    private(set) var anchor = 0
    /// The end of the selection at which the caret is.
    private(set) var head = 0
    /// The part that an input method composes; nil for none.
    private(set) var composition: NSRange?
    /// Whether the next insertion or deletion replaces all of the text, as in secure text that is edited again.
    var isReplacedWhole = false

    /// The attributes of what is typed next, until the caret moves; nil for those beside it.
    var typingAttributes: [NSAttributedString.Key: Any]?

    var string: String { content.string }
    var length: Int { content.length }
    var isEmpty: Bool { content.length == 0 }

    /// The part that is selected, and replaced by what is typed.
    var selection: NSRange { NSRange(location: min(anchor, head), length: abs(anchor - head)) }

    /// The part that an insertion replaces.
    var insertion: NSRange { replacement(of: composition ?? selection) }

    /// The part that a change of `range` replaces: that, or all of the text.
    func replacement(of range: NSRange) -> NSRange {
        isReplacedWhole ? NSRange(location: 0, length: length) : range
    }

    /// Takes `content` as the text, with the caret at its end.
    mutating func setContent(_ content: NSAttributedString) {
        self.content = content
        composition = nil
        isReplacedWhole = false
        move(to: content.length)
    }

    /// Takes over other attributes of the same text.
    mutating func restyle(_ body: (NSMutableAttributedString) -> Void) {
        let changed = NSMutableAttributedString(attributedString: content)
        body(changed)
        content = changed
    }

    /// Moves the caret to the beginning of the character at `offset`; the selection goes with it or, where it `extends`,
    /// follows.
    mutating func move(to offset: Int, extends: Bool = false) {
        typingAttributes = nil
        head = string.clusterStart(at: max(0, min(offset, length)))
        if !extends { anchor = head }
    }

    mutating func select(_ range: NSRange) {
        let range = limited(range)
        move(to: range.location)
        move(to: range.location + range.length, extends: true)
    }

    /// The part of `range` that lies in the text.
    func limited(_ range: NSRange) -> NSRange {
        let start = max(0, min(range.location, length))
        return NSRange(location: start, length: max(0, min(range.length, length - start)))
    }

    /// Puts `text` in place of `range`, and the caret behind it; where nothing around has attributes, `attributes` count.
    mutating func replace(_ range: NSRange, with text: String, attributes: [NSAttributedString.Key: Any]) {
        let range = limited(range)
        let changed = NSMutableAttributedString(attributedString: content)
        let own = nextAttributes(at: range, otherwise: attributes)
        let typed = typingAttributes
        changed.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: own))
        content = changed
        composition = nil
        isReplacedWhole = false
        let end = range.location + text.utf16.count
        // A mark that joined the character behind it leaves the caret behind both.
        move(to: string.clusterOffsets.first { $0 >= end } ?? length)
        typingAttributes = typed
    }

    /// The attributes of what is typed at the caret; `attributes` where nothing around has any.
    func nextAttributes(otherwise attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        nextAttributes(at: selection, otherwise: attributes)
    }

    private func nextAttributes(
        at range: NSRange, otherwise attributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any] {
        if let typingAttributes { return typingAttributes }
        let source = range.length > 0 ? range.location : range.location - 1
        return content.length > 0 ? content.attributes(at: max(0, source), effectiveRange: nil) : attributes
    }

    /// Puts `text`, which an input method composes, in place of what it composed before, or of the selection.
    mutating func compose(_ text: String, attributes: [NSAttributedString.Key: Any]) {
        let place = insertion
        replace(place, with: text, attributes: attributes)
        let range = NSRange(location: place.location, length: text.utf16.count)
        composition = range.length > 0 ? range : nil
    }

    /// Keeps what an input method has composed as text like any other.
    mutating func endComposition() { composition = nil }

    /// The part that a deletion removes.
    func deletion(backward: Bool, byWord: Bool) -> NSRange {
        guard selection.length == 0 else { return selection }
        let other = backward ? string.offset(before: head, byWord: byWord) : string.offset(after: head, byWord: byWord)
        return NSRange(location: min(head, other), length: abs(head - other))
    }
}
