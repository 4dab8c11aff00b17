import Foundation
import Recorder
import ViewKit

/// A line of a gesture script below the header: a touch, text or a key, or a motion of the scene.
enum GestureRow {
    case touch(GestureScript.Event)
    case input(t: Double, TextInput)
    case motion(t: Double, ScriptedMotion)

    /// Milliseconds since the script's start.
    var t: Double {
        switch self {
        case .touch(let event): event.t
        case .input(let t, _), .motion(let t, _): t
        }
    }

    /// The row as a line with its break.
    var line: String {
        switch self {
        case .touch(let event): event.line
        case .input(let t, let input): Self.line(t, Self.content(of: input))
        case .motion(let t, .show(let progress)): Self.line(t, #""progress": "# + GestureScript.number(progress))
        case .motion(let t, .resize(let width, let height)):
            Self.line(t, #""size": "\#(GestureScript.number(width))x\#(GestureScript.number(height))""#)
        case .motion(let t, let motion):
            Self.line(t, #""motion": "# + (ScriptedMotion.words.first { $0.motion == motion }?.word ?? "").jsonLiteral)
        }
    }

    private static func line(_ t: Double, _ content: String) -> String {
        #"{"t": \#(GestureScript.number(t)), \#(content)}"# + "\n"
    }

    private static func content(of input: TextInput) -> String {
        switch input {
        case .text(let text): #""text": "# + text.jsonLiteral
        case .composition(let text): #""composition": "# + text.jsonLiteral
        case .paste(let text): #""paste": "# + text.jsonLiteral
        case .key(let key):
            #""key": "# + key.action.name.jsonLiteral + (key.extends ? #", "extends": true"# : "")
                + (key.byWord ? #", "byWord": true"# : "")
        }
    }
}

extension GestureRow: Decodable {
    private enum Key: String, CodingKey, CaseIterable {
        case t, phase, x, y, pointer, touch
        case text, composition, paste, key
        case extends, byWord
        case progress, motion, size

        static let ofTouches: [Key] = [.phase, .x, .y, .pointer, .touch]
        static let ofInputs: [Key] = [.text, .composition, .paste, .key]
    }

    /// The row that a line holds; throws a `GestureRowFault` for text, keys and motions that cannot be.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        if values.contains(.progress) || values.contains(.motion) || values.contains(.size) {
            self = try Self.motion(in: values)
            return
        }
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
    /// The row of a motion that `values` are.
    private static func motion(in values: KeyedDecodingContainer<Key>) throws -> GestureRow {
        guard [Key.progress, .motion, .size].contains(where: { Set(values.allKeys).isSubset(of: [.t, $0]) }) else {
            throw GestureRowFault.mixedMotion
        }
        guard let t = try? values.decode(Double.self, forKey: .t) else { throw GestureRowFault.noMotion }
        if values.contains(.progress) {
            guard let progress = try? values.decode(Double.self, forKey: .progress), (0...1).contains(progress) else {
                throw GestureRowFault.noMotion
            }
            return .motion(t: t, .show(progress))
        }
        if values.contains(.size) {
            let text = try? values.decode(String.self, forKey: .size)
            guard let size = text.flatMap(CGSize.init(screen:)),
                max(size.width, size.height) <= Double.longestScreenSide
            else { throw GestureRowFault.noSize }
            return .motion(t: t, .resize(width: size.width, height: size.height))
        }
        let word = try? values.decode(String.self, forKey: .motion)
        guard let known = ScriptedMotion.words.first(where: { $0.word == word }) else { throw GestureRowFault.noMotion }
        return .motion(t: t, known.motion)
    }
}
