/// The items that were copied last on one host.
@MainActor package final class Clipboard {
    /// The type identifiers of text, the one that text is kept under first.
    static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]

    /// The representations of each item, by type identifier.
    private(set) var items: [[String: Any]] = []
    /// The number of changes so far.
    private(set) var changeCount = 0
    /// Called with each text that is copied.
    package var onCopy: (String) -> Void = { _ in }
    /// Called after each change.
    var onChange: () -> Void = {}

    init() {}

    package static func of(_ context: LayerContext) -> Clipboard { context.attachments.value { Clipboard() } }

    /// The text of the first item that has any; nil without one.
    package var text: String? { items.lazy.compactMap(Self.text).first }

    /// The text of `item`; nil where it has none.
    static func text(of item: [String: Any]) -> String? {
        for value in textTypes.compactMap({ item[$0] }) {
            if let text = value as? String { return text }
            if let data = value as? Data, let text = String(data: data, encoding: .utf8) { return text }
        }
        return nil
    }

    /// Keeps `items`, and gives their text to the desktop.
    func copy(_ items: [[String: Any]]) {
        replace(with: items)
        if let text { onCopy(text) }
    }

    /// Keeps `text`, and gives it to the desktop.
    func copy(_ text: String) { copy([[Self.textTypes[0]: text]]) }

    /// Keeps `text`, which comes from the desktop, unless it was copied here.
    func receive(_ text: String) {
        if text != self.text { replace(with: [[Self.textTypes[0]: text]]) }
    }

    private func replace(with items: [[String: Any]]) {
        self.items = items
        changeCount += 1
        onChange()
    }
}
