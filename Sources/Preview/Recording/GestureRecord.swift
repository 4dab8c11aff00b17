import ViewKit

/// A row of a gesture on its way to the file, in memory of a fixed size: a touch, a key, a piece of text, or a
/// motion.
enum GestureRecord: Sendable, BitwiseCopyable {
    case touch(GestureScript.Event)
    /// A key at a time in milliseconds.
    case key(Double, EditingKey)
    /// A piece of a text at a time in milliseconds.
    case text(Double, TextPiece)
    /// A motion of the scene at a time in milliseconds.
    case motion(Double, ScriptedMotion)

    /// The records of `input` at `t` milliseconds.
    static func records(of input: TextInput, at t: Double) -> [GestureRecord] {
        switch input {
        case .text(let text): TextPiece.pieces(of: text, .text).map { .text(t, $0) }
        case .composition(let text): TextPiece.pieces(of: text, .composition).map { .text(t, $0) }
        case .paste(let text): TextPiece.pieces(of: text, .paste).map { .text(t, $0) }
        case .key(let key): [.key(t, key)]
        }
    }

    /// The line of the row; nil for a piece that another one follows, which `assembly` keeps.
    func line(_ assembly: inout TextAssembly) -> String? {
        switch self {
        case .touch(let event): event.line
        case .key(let t, let key): GestureRow.input(t: t, .key(key)).line
        case .text(let t, let piece):
            assembly.append(piece).map { GestureRow.input(t: t, $0).line }
        case .motion(let t, let motion): GestureRow.motion(t: t, motion).line
        }
    }
}
