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

/// A key that edits text or moves the caret, with the meaning of its modifiers.
package struct EditingKey: Hashable, Sendable, BitwiseCopyable {
    package enum Action: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
        case deleteBackward, deleteForward
        case moveLeft, moveRight, moveToStart, moveToEnd
        case selectAll, copy, cut
        /// Return, the tab key, and Escape, which ends editing.
        case newline, tab, escape
    }

    package var action: Action
    /// Whether a movement extends the selection, and tab goes to the field before.
    package var extends: Bool
    /// Whether a movement or a deletion covers a word and not a character.
    package var byWord: Bool

    package init(_ action: Action, extends: Bool = false, byWord: Bool = false) {
        self.action = action
        self.extends = extends
        self.byWord = byWord
    }
}
