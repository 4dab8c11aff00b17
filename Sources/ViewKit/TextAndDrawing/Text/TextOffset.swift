/// A position in the text of a field, in UTF-16 units from its start.
final class TextOffset: UITextPosition {
    let value: Int

    init(_ value: Int) {
        self.value = value
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }

    override var hash: Int { value }
}

/// A range of the text of a field, in UTF-16 units from its start.
final class TextOffsetRange: UITextRange {
    let value: NSRange

    init(_ value: NSRange) {
        self.value = value
        super.init()
    }

    override var isEmpty: Bool { value.length == 0 }
    override var start: UITextPosition { TextOffset(value.location) }
    override var end: UITextPosition { TextOffset(value.location + value.length) }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.value == value }

    override var hash: Int { value.location ^ value.length << 16 }
}
