import Foundation

/// The header of a JPEG file's picture, its first frame.
struct JPEGFrame: Hashable, Sendable {
    /// In pixels.
    let width: Int
    /// In pixels; 0 where the file states it behind the picture.
    let height: Int
    /// Channels: 1 for gray, 3 for colour, 4 for inks.
    let components: Int
    /// Whether a header of Adobe's programs stands before the frame.
    let isAdobes: Bool
    /// Whether it is coded in the common ways: sequential or progressive, with Huffman's codes and eight bits a sample.
    let isPlain: Bool

    /// Whether every decoder reads it: gray or colour, coded in the common ways, and of a known size.
    var isCommon: Bool { isPlain && (components == 1 || components == 3) && width > 0 && height > 0 }
}

extension JPEGFrame {
    /// The first frame of `data`; nil where there is none. Bytes between segments are passed over, as decoders do.
    init?(of data: Data) {
        guard let frame = data.withUnsafeBytes(Self.find) else { return nil }
        self = frame
    }

    private static func find(in bytes: UnsafeRawBufferPointer) -> JPEGFrame? {
        var offset = 2
        var isAdobes = false
        while offset + 9 < bytes.count {
            let marker = bytes[offset + 1]
            func word(_ place: Int) -> Int { Int(bytes[offset + place]) << 8 | Int(bytes[offset + place + 1]) }
            if bytes[offset] != 0xFF || marker == 0xFF {
                // Filling bytes before a marker are allowed, and have no length.
                offset += 1
            } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return JPEGFrame(
                    width: word(7), height: word(5), components: Int(bytes[offset + 9]), isAdobes: isAdobes,
                    isPlain: marker <= 0xC2 && bytes[offset + 4] == 8)
            } else if marker <= 0x01 || (0xD0...0xD7).contains(marker) {
                // Markers without a segment.
                offset += 2
            } else {
                if marker == 0xEE, bytes[(offset + 4)...].starts(with: "Adobe".utf8) { isAdobes = true }
                offset += 2 + word(2)
            }
        }
        return nil
    }
}
