import ViewKit

/// Text input as requests.
extension SceneRequest {
    /// The requests that bring `input` to the other process.
    static func requests(for input: TextInput) -> [SceneRequest] {
        switch input {
        case .text(let text): TextPiece.pieces(of: text, .text).map(SceneRequest.text)
        case .composition(let text): TextPiece.pieces(of: text, .composition).map(SceneRequest.text)
        case .paste(let text): TextPiece.pieces(of: text, .paste).map(SceneRequest.text)
        case .key(let key): [.key(key)]
        }
    }
}
