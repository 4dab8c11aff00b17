import Foundation

/// 64 bits of texts (FNV-1a, from http://www.isthe.com/chongo/tech/comp/fnv), equal for equal ones; as text 16 hexadecimal digits.
package struct TextDigest: CustomStringConvertible {
    package private(set) var number: UInt64

    /// The digest of `texts` in their order; another one for another `seed`.
    package init(_ texts: [String], seed: UInt64 = 0) {
        number = 0xCBF2_9CE4_8422_2325 ^ seed
        for text in texts {
            for byte in text.utf8 { number = (number ^ UInt64(byte)) &* 0x100_0000_01B3 }
            number = (number ^ 0xFF) &* 0x100_0000_01B3
        }
    }

    /// The digest of `bytes`.
    init(of bytes: Data) {
        number = 0xCBF2_9CE4_8422_2325
        bytes.withUnsafeBytes { bytes in
            // Eight at a time: the code of an app has megabytes.
            let whole = bytes.count / 8
            for index in 0..<whole {
                let word = bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
                number = (number ^ word) &* 0x100_0000_01B3
                number ^= number >> 29
            }
            for byte in bytes[(whole * 8)...] { number = (number ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        number = (number ^ UInt64(bytes.count)) &* 0x100_0000_01B3
    }

    package var description: String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
