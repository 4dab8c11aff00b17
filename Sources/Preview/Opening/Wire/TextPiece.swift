/// A piece of a text, which crosses to the process of the user's code as it lies in memory.
struct TextPiece: Hashable, Sendable, BitwiseCopyable {
    /// The kind of input that the text is.
    enum Kind: UInt8, Hashable, Sendable, BitwiseCopyable { case text, composition, paste }

    var kind: Kind
    /// Whether another piece of the same text follows.
    var isContinued: Bool
    private var count: UInt8
    /// The bytes, in halves that need no greater alignment than other requests do.
    private var first = SIMD16<UInt8>()
    private var second = SIMD16<UInt8>()

    /// The bytes of a piece at most.
    static let limit = 2 * half
    private static let half = SIMD16<UInt8>.scalarCount

    /// The pieces of `text`, in order; a single one for an empty text.
    static func pieces(of text: String, _ kind: Kind) -> [TextPiece] {
        let bytes = Array(text.utf8)
        let starts = bytes.isEmpty ? [0] : Array(stride(from: 0, to: bytes.count, by: limit))
        return starts.map { start in
            TextPiece(kind, bytes[start...].prefix(limit), isContinued: start + limit < bytes.count)
        }
    }

    private init(_ kind: Kind, _ content: ArraySlice<UInt8>, isContinued: Bool) {
        self.kind = kind
        self.isContinued = isContinued
        count = UInt8(content.count)
        for (index, byte) in content.enumerated() {
            if index < Self.half { first[index] = byte } else { second[index - Self.half] = byte }
        }
    }

    /// The bytes of the piece, in UTF-8; characters may end in the next piece.
    var content: [UInt8] {
        (0..<min(Int(count), Self.limit)).map { $0 < Self.half ? first[$0] : second[$0 - Self.half] }
    }
}
