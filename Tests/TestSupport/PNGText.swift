import Foundation

/// A text in a PNG file under a keyword, as the format's tEXt chunks have it.
package struct PNGText {
    private let keyword: String

    private static let signature = 8
    /// Of a chunk: its length, its type and its checksum, 4 bytes each.
    private static let frame = 12

    /// The text under `keyword`, which has 1 to 79 Latin characters.
    package init(keyword: String) { self.keyword = keyword }

    /// The text in the file `data`; nil where there is none.
    package func text(in data: Data) -> String? {
        let bytes = Array(data)
        let start = Array("tEXt".utf8) + Array(keyword.utf8) + [0]
        var place = Self.signature
        while place + Self.frame <= bytes.count {
            let length = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
            let chunk = bytes[(place + 4)...].prefix(4 + length)
            if chunk.starts(with: start) { return String(decoding: chunk.dropFirst(start.count), as: UTF8.self) }
            place += Self.frame + length
        }
        return nil
    }

    /// The file `data` with `text`, before the chunk that ends it.
    package func adding(_ text: String, to data: Data) -> Data {
        let chunk = Array("tEXt".utf8) + Array(keyword.utf8) + [0] + Array(text.utf8)
        let whole = Self.bytes(UInt32(chunk.count - 4)) + chunk + Self.bytes(Self.checksum(of: chunk))
        return data.dropLast(Self.frame) + whole + data.suffix(Self.frame)
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// The CRC-32 of `bytes`.
    package static func checksum(of bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
        }
    }
}
