import SDLPlatform

/// A key that gives a command.
struct KeyBinding: Sendable {
    var key: Key
    /// The modifiers that have to be down. Shift does not matter where no binding of the key has it.
    var modifiers: KeyModifiers
    var command: KeyCommand
    /// Whether the key repeats while it is held.
    var repeats: Bool
    /// The key that lies there on a US keyboard, with its modifiers; nil where the character alone counts.
    var position: Position?
    /// The item of the command in the menu; nil for none.
    var item: MenuItem?

    /// The place of a key on a US keyboard.
    struct Position: Hashable, Sendable {
        var key: Key
        var modifiers: KeyModifiers = []
    }

    init(
        _ key: Key, with modifiers: KeyModifiers = [], _ command: KeyCommand, repeats: Bool = false,
        at position: Position? = nil, item: MenuItem? = nil
    ) {
        self.key = key
        self.modifiers = modifiers
        self.command = command
        self.repeats = repeats
        self.position = position
        self.item = item
    }

    /// The key of `character`, likewise.
    init(
        _ character: Character, with modifiers: KeyModifiers = [], _ command: KeyCommand, repeats: Bool = false,
        at position: Position? = nil, item: MenuItem? = nil
    ) {
        self.init(.character(character), with: modifiers, command, repeats: repeats, at: position, item: item)
    }

    /// The names of the keys on their caps.
    var caps: [String] {
        (modifiers.contains(.control) ? ["Ctrl"] : []) + (modifiers.contains(.shift) ? ["Shift"] : []) + [key.cap]
    }

    /// The modifiers that make another command of any key.
    private static let shortcuts: KeyModifiers = [.control, .option, .command]

    /// Whether `event` is this key going down, or held where it repeats.
    func matches(_ event: KeyEvent) -> Bool {
        guard event.isDown, repeats || !event.isRepeat,
            event.modifiers.intersection(Self.shortcuts) == modifiers.intersection(Self.shortcuts)
        else { return false }
        if event.key == key { return event.modifiers.isSuperset(of: modifiers) }
        guard let position else { return false }
        return event.position == position.key && event.modifiers.isSuperset(of: position.modifiers)
    }
}
