import SDLPlatform

extension Key {
    /// The name on the key's cap.
    var cap: String {
        switch self {
        case .character(let character): character.uppercased()
        case .space: "Space"
        case .return: "Return"
        case .escape: "Esc"
        case .tab: "Tab"
        case .backspace: "Backspace"
        case .delete: "Delete"
        case .left: "←"
        case .right: "→"
        case .up: "↑"
        case .down: "↓"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "Page Up"
        case .pageDown: "Page Down"
        case .function(let number): "F\(number)"
        case .unknown: ""
        }
    }
}
