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
