import Foundation
import Graphics

/// A chunk of a PNG file: its type of four letters and its contents.
struct PNGChunk: Hashable, Sendable {
    let type: String
    var contents: Data

    /// The chunk as bytes: the length of its contents, its type, the contents, and the checksum of the latter two.
    var data: Data {
        var bytes = Data(type.utf8) + contents
        let checksum = bytes.withUnsafeBytes { Checksum.crc32($0) }
        bytes.append(bigEndian: checksum)
        return Data(bigEndian: UInt32(contents.count)) + bytes
    }

    /// The chunks of the PNG file `data`, which is whole, in their order.
    static func all(in data: Data) -> [PNGChunk] {
        var chunks: [PNGChunk] = []
        var rest = data.dropFirst(signature.count)
        while rest.count >= 12 {
            let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard rest.count >= count + 12 else { break }
            let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            chunks.append(PNGChunk(type: type, contents: Data(rest.dropFirst(8).prefix(count))))
            rest = rest.dropFirst(count + 12)
        }
        return chunks
    }

    /// The bytes with which every PNG file begins.
    static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
}

extension Data {
    /// The bytes of `number`, the highest first.
    init(bigEndian number: some FixedWidthInteger) {
        self = Swift.withUnsafeBytes(of: number.bigEndian) { Data($0) }
    }

    /// Adds the bytes of `number`, the highest first.
    mutating func append(bigEndian number: some FixedWidthInteger) { append(Data(bigEndian: number)) }
}
