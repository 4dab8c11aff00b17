import Foundation

/// How a JPEG file of four inks (cyan, magenta, yellow, black) counts them.
enum JPEGInks {
    /// 0 for none, 255 for all of an ink.
    case upright
    /// The other way round, as Adobe's programs write it.
    case inverted

    /// What the headers of `data` say; nil for a picture of another number of components.
    init?(of data: Data) {
        let bytes = [UInt8](data.prefix(1 << 20))
        var (offset, isAdobes) = (2, false)
        while offset + 9 < bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                guard bytes[offset + 9] == 4 else { return nil }
                self = isAdobes ? .inverted : .upright
                return
            }
            if marker == 0xEE, bytes[(offset + 4)...].starts(with: Array("Adobe".utf8)) { isAdobes = true }
            // Filling bytes before a marker are allowed, and have no length.
            offset += marker == 0xFF ? 1 : 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
        }
        return nil
    }

    /// The colour of the inks at `inks`, opaque `0xAARRGGBB`, without a colour profile: each ink takes away its part of the
    /// light.
    func color(_ inks: UnsafePointer<UInt8>) -> UInt32 {
        func light(_ ink: UInt8) -> UInt32 { UInt32(self == .inverted ? ink : 255 - ink) }
        let black = light(inks[3])
        func channel(_ index: Int) -> UInt32 { (light(inks[index]) * black + 127) / 255 }
        return 0xFF00_0000 | channel(0) << 16 | channel(1) << 8 | channel(2)
    }
}
