import ViewKit

/// A line of a gesture script below the header: a touch, or text or a key.
enum GestureRow {
    case touch(GestureScript.Event)
    case input(t: Double, TextInput)

    /// Milliseconds since the script's start.
    var t: Double {
        switch self {
        case .touch(let event): event.t
        case .input(let t, _): t
        }
    }
}

extension GestureRow: Decodable {
    private enum Key: String, CodingKey, CaseIterable {
        case t, phase, x, y, pointer, touch
        case text, composition, paste, key
        case extends, byWord

        static let ofTouches: [Key] = [.phase, .x, .y, .pointer, .touch]
        static let ofInputs: [Key] = [.text, .composition, .paste, .key]
    }

    /// The row that a line holds; throws a `GestureRowFault` for text and keys that cannot be.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let inputs = Key.ofInputs.filter(values.contains)
        guard let name = inputs.first else {
            self = .touch(try GestureScript.Event(from: decoder))
            return
        }
        guard inputs.count == 1 else { throw GestureRowFault.severalInputs }
        guard !Key.ofTouches.contains(where: values.contains) else { throw GestureRowFault.touchWithText }
        guard let t = try? values.decode(Double.self, forKey: .t),
            let content = try? values.decode(String.self, forKey: name)
        else { throw GestureRowFault.noInput }
        let modifiers = [Key.extends, .byWord].filter(values.contains)
        guard name == .key || modifiers.isEmpty else { throw GestureRowFault.modifiedText }
        switch name {
        case .text: self = .input(t: t, .text(content))
        case .composition: self = .input(t: t, .composition(content))
        case .paste: self = .input(t: t, .paste(content))
        default:
            guard let action = EditingKey.Action.allCases.first(where: { $0.name == content }) else {
                throw GestureRowFault.unknownKey(content)
            }
            let holds = modifiers.map { try? values.decode(Bool.self, forKey: $0) }
            guard !holds.contains(nil) else { throw GestureRowFault.noInput }
            let held = Set(zip(modifiers, holds).filter { $0.1 == true }.map(\.0))
            let key = EditingKey(action, extends: held.contains(.extends), byWord: held.contains(.byWord))
            self = .input(t: t, .key(key))
        }
    }
}
