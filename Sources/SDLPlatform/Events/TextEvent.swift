/// Text that the keyboard or an input method gave.
package struct TextEvent: Hashable, Sendable {
    package var text: String
    /// Whether the text is not final, but what an input method composes; empty where it gave up.
    package var isComposition: Bool
    /// The time of the receipt of the event, in seconds of the monotonic clock.
    package var timestamp: Double

    package init(_ text: String, isComposition: Bool = false, timestamp: Double) {
        self.text = text
        self.isComposition = isComposition
        self.timestamp = timestamp
    }
}
