import Foundation

/// The ink values of a JPEG file of four inks (cyan, magenta, yellow, black).
enum JPEGInks {
    /// 0 for none, 255 for all of an ink.
    case upright
    /// The other way round, as Adobe's programs write it.
    case inverted

    /// The count that the headers of `data` state; nil for a picture of another number of components.
    init?(of data: Data) {
        guard let frame = JPEGFrame(of: data), frame.components == 4 else { return nil }
        self = frame.isAdobes ? .inverted : .upright
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
