import Graphics

extension CGImage {
    /// The 64-bit FNV-1a hash over the bytes of all pixels, blue first, as 16 hexadecimal digits.
    package var fnv1a: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for y in 0..<height {
            for pixel in pixels.row(y) {
                for shift in [0, 8, 16, 24] as [UInt32] {
                    hash = (hash ^ UInt64(pixel >> shift & 255)) &* 1_099_511_628_211
                }
            }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
