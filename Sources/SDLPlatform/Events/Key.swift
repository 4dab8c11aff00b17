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
