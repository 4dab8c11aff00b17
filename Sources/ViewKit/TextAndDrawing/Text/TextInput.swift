/// An event of the keyboard for the first responder, as the Stage reports it.
package enum TextInput: Hashable, Sendable {
    /// Text that was typed, or chosen in an input method.
    case text(String)
    /// Text that an input method composes; empty where it gave up.
    case composition(String)
    /// The text of the desktop's clipboard.
    case paste(String)
    /// A key that edits or moves.
    case key(EditingKey)
}
