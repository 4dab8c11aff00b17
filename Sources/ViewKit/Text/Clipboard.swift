/// The text that was copied or pasted last on one host.
@MainActor package final class Clipboard {
    /// Nil before anything was copied.
    package private(set) var text: String?
    /// Called with each text that is copied.
    package var onCopy: (String) -> Void = { _ in }

    init() {}

    package static func of(_ context: LayerContext) -> Clipboard { context.attachments.value { Clipboard() } }

    /// Keeps `text`, and gives it to the desktop.
    func copy(_ text: String) {
        self.text = text
        onCopy(text)
    }

    /// Keeps `text`, which comes from the desktop.
    func receive(_ text: String) { self.text = text }
}
