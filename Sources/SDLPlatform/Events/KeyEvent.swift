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
    /// The time of the receipt of the event, in seconds of the monotonic clock.
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

/// A key by what it means on the user's keyboard layout.
package enum Key: Hashable, Sendable {
    /// The character typed without modifiers: a lower-case letter, a digit, a punctuation mark.
    case character(Character)
    case space, `return`, escape, tab, backspace, delete
    case left, right, up, down, home, end, pageUp, pageDown
    /// F1 is 1.
    case function(Int)
    /// A key that nothing here has a name for.
    case unknown
}

/// The modifier keys held down, left and right alike.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let shift = KeyModifiers(rawValue: 1 << 0)
    package static let control = KeyModifiers(rawValue: 1 << 1)
    /// Alt, or Option on an Apple keyboard.
    package static let option = KeyModifiers(rawValue: 1 << 2)
    /// The Super or Windows key, or Command on an Apple keyboard.
    package static let command = KeyModifiers(rawValue: 1 << 3)
}
