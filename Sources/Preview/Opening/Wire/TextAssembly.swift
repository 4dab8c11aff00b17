import ViewKit

/// Puts the pieces of a text together.
struct TextAssembly {
    private var bytes: [UInt8] = []

    /// Adds `piece`; the input once it is the last one of its text.
    mutating func append(_ piece: TextPiece) -> TextInput? {
        bytes += piece.content
        guard !piece.isContinued else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        bytes.removeAll()
        switch piece.kind {
        case .text: return .text(text)
        case .composition: return .composition(text)
        case .paste: return .paste(text)
        }
    }
}
