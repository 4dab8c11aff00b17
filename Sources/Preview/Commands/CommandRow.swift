/// A row of the table of commands: keys, what they do, and their items in the menu.
///
/// The parser of keys, the list of keys, the menu and the manual's table are made of the rows.
struct CommandRow: Sendable {
    /// The keys with their commands: one, or such that do opposite things. Empty for what the mouse does.
    var bindings: [KeyBinding]
    /// The key caps of the list.
    var caps: [String]
    /// The effect, in a few words.
    var meaning: String
    /// The effect in the manual, where it has more to say; nil for `meaning`.
    var explanation: String?
    /// Whether it does something only where a transition has no screens of its own.
    var isForStockScreens = false

    /// A row of `bindings`, whose key caps are theirs.
    init(_ meaning: String, _ explanation: String? = nil, _ bindings: KeyBinding...) {
        self.bindings = bindings
        self.meaning = meaning
        self.explanation = explanation
        caps = bindings.reduce(into: []) { caps, binding in
            caps += binding.caps.filter { !caps.contains($0) }
        }
    }

    /// A row of what the mouse does, with `caps` in place of keys.
    init(_ meaning: String, _ explanation: String? = nil, mouse caps: String...) {
        bindings = []
        self.caps = caps
        self.meaning = meaning
        self.explanation = explanation
    }
}
