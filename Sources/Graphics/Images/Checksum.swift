/// The checksum of PNG's chunks: CRC-32 with the polynomial 0xEDB88320 (ISO 3309).
package enum Checksum {
    private static let table: [UInt32] = (0..<256).map { (byte: UInt32) in
        (0..<8).reduce(byte) { value, _ in value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
    }

    /// The checksum of `bytes`.
    package static func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        ~bytes.reduce(UInt32.max) { $0 >> 8 ^ table[Int(($0 ^ UInt32($1)) & 255)] }
    }
}
