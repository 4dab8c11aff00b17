/// A key went down or up.
package struct KeyEvent: Hashable, Sendable {
    /// The key on the user's layout.
    package var key: Key
    /// The key that a US keyboard has at this place: for `[`, `]` and the like, which other layouts hide behind AltGr.
    package var position: Key
    package var modifiers: KeyModifiers
    package var isDown: Bool
    /// Whether the keyboard repeats a key that is held; only with `isDown`.
    package var isRepeat: Bool
    /// When the event was received, seconds of the monotonic clock.
    package var timestamp: Double

    package init(
        key: Key, position: Key, modifiers: KeyModifiers, isDown: Bool, isRepeat: Bool, timestamp: Double
    ) {
        self.key = key
        self.position = position
        self.modifiers = modifiers
        self.isDown = isDown
        self.isRepeat = isRepeat
        self.timestamp = timestamp
    }
}
