import RenderTree

/// A piece of a text on its way to the process of the user's code: of a fixed size, so that requests own no memory.
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

    /// Appends the piece to `writer`.
    func write(to writer: inout ByteWriter) throws(TransferError) {
        try writer.append(kind.rawValue)
        try writer.append(flag: isContinued)
        try writer.append(count)
        for byte in content { try writer.append(byte) }
    }

    /// Reads what `write` wrote; anything else is an error.
    init(_ reader: inout ByteReader) throws(TransferError) {
        let number = try reader.value(UInt8.self)
        let isContinued = try reader.flag()
        let count = Int(try reader.value(UInt8.self))
        guard let kind = Kind(rawValue: number), count <= Self.limit else {
            throw TransferError("there is no piece of \(count) bytes of a text of kind \(number)")
        }
        self.init(kind, Array(try reader.bytes(count))[...], isContinued: isContinued)
    }
}
