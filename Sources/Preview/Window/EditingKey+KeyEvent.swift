import SDLPlatform
import ViewKit

/// Keys of the window for a responder that takes text.
extension EditingKey {
    /// The key that `event` is for text; nil for releases, keys that type, and those that mean nothing to it.
    init?(_ event: KeyEvent) {
        guard event.isDown, event.modifiers.isDisjoint(with: [.option, .command]) else { return nil }
        let isControl = event.modifiers.contains(.control)
        guard let action = isControl ? Self.actionWithControl(event.key) : Self.action(event.key) else { return nil }
        self.init(action, extends: event.modifiers.contains(.shift), byWord: isControl)
    }

    private static func action(_ key: Key) -> Action? {
        switch key {
        case .backspace: .deleteBackward
        case .delete: .deleteForward
        case .left: .moveLeft
        case .right: .moveRight
        case .up, .home: .moveToStart
        case .down, .end: .moveToEnd
        case .return: .newline
        case .tab: .tab
        case .escape: .escape
        case .character, .space, .pageUp, .pageDown, .function, .unknown: nil
        }
    }

    private static func actionWithControl(_ key: Key) -> Action? {
        switch key {
        case .backspace: .deleteBackward
        case .delete: .deleteForward
        case .left: .moveLeft
        case .right: .moveRight
        case .home: .moveToStart
        case .end: .moveToEnd
        case .character("a"): .selectAll
        case .character("c"): .copy
        case .character("x"): .cut
        default: nil
        }
    }
}
