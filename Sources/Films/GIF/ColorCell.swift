import Graphics

/// A cell of the colour cube: 6 bits of red, green and blue each, as a number of 18 bits.
enum ColorCell {
    static let count = 1 << 18

    /// The cell of `pixel`, `0xAARRGGBB`.
    @inline(__always) static func index(of pixel: UInt32) -> Int {
        Int(pixel >> 18 & 63) << 12 | Int(pixel >> 10 & 63) << 6 | Int(pixel >> 2 & 63)
    }
}
