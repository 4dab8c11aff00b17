import Foundation
import Graphics

/// The image formats that can be read, recognized by their first bytes; the raw value is SDL's name.
enum ImageFormat: String, Hashable, Sendable, CaseIterable {
    case png = "PNG"
    case jpeg = "JPG"
    case webp = "WEBP"

    /// The format that `data` starts as; nil for anything else.
    init?(of data: Data) {
        func starts(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
            data.dropFirst(offset).prefix(bytes.count).elementsEqual(bytes)
        }
        if starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if starts([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if starts(Array("RIFF".utf8)), starts(Array("WEBP".utf8), at: 8) {
            self = .webp
        } else {
            return nil
        }
    }

    /// Whether the chunks of a PNG are all there and unharmed, up to its end; other formats are left to their decoder.
    ///
    /// The PNG library would complain about broken ones on standard error.
    func isWhole(_ data: Data) -> Bool {
        guard self == .png else { return true }
        return data.withUnsafeBytes { bytes in
            func number(at offset: Int) -> Int {
                Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
            }
            // Length, type, contents, and a checksum of the latter two.
            var offset = 8
            while offset + 12 <= bytes.count {
                let end = offset + 8 + number(at: offset)
                guard end + 4 <= bytes.count else { return false }
                let checksum = Checksum.crc32(UnsafeRawBufferPointer(rebasing: bytes[(offset + 4)..<end]))
                guard Int(checksum) == number(at: end) else { return false }
                if number(at: offset + 4) == 0x4945_4E44 { return true }  // IEND
                offset = end + 4
            }
            return false
        }
    }

    /// The size and opacity that the header of `data` states reliably; nil without such a header. `isOpaque` is nil where only
    /// the pixels tell.
    ///
    /// It is trusted for PNG, and for JPEG of the common kinds: their pixels are there whenever the header is.
    func header(of data: Data) -> (width: Int, height: Int, isOpaque: Bool?)? {
        switch self {
        case .webp: return nil
        case .png: return size(in: data).map { ($0.width, $0.height, nil) }
        case .jpeg:
            guard let frame = JPEGFrame(of: data), frame.isCommon else { return nil }
            return (frame.width, frame.height, true)
        }
    }

    /// The size that the header of `data` claims, before anything is decoded; nil where it has none, or too deep to be worth
    /// the search: then the decoder's own limits hold, 65,535 pixels for JPEG, 16,383 for WebP.
    func size(in data: Data) -> (width: Int, height: Int)? {
        switch self {
        case .jpeg:
            return JPEGFrame(of: data).map { ($0.width, $0.height) }
        case .webp:
            return nil
        case .png:
            // A PNG starts with the chunk IHDR, whose first two fields are big-endian.
            guard data.count >= 24 else { return nil }
            func field(at offset: Int) -> Int {
                data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
            }
            return (field(at: 16), field(at: 20))
        }
    }
}
