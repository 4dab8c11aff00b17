import Graphics

/// Counts the colours of all frames of a film, from which its palette is made.
package struct ColorSurvey: Sendable {
    /// The pixels of each cell, and the sums of their channels.
    private var counts = [UInt64](repeating: 0, count: ColorCell.count)
    private var sums = [SIMD4<UInt64>](repeating: .zero, count: ColorCell.count)

    package init() {}

    /// Adds the pixels of `image`.
    package mutating func append(_ image: CGImage) {
        let pixels = image.pixels
        counts.withUnsafeMutableBufferPointer { counts in
            sums.withUnsafeMutableBufferPointer { sums in
                for y in 0..<pixels.height { Self.add(pixels.row(y), &counts, &sums) }
            }
        }
    }

    /// Adds runs of equal pixels at once, of which screens mostly consist.
    private static func add(
        _ row: UnsafeMutableBufferPointer<UInt32>, _ counts: inout UnsafeMutableBufferPointer<UInt64>,
        _ sums: inout UnsafeMutableBufferPointer<SIMD4<UInt64>>
    ) {
        var x = 0
        while x < row.count {
            let pixel = row[x]
            let start = x
            repeat { x += 1 } while x < row.count && row[x] == pixel
            let run = UInt64(x - start)
            let cell = ColorCell.index(of: pixel)
            counts[cell] += run
            sums[cell] &+= SIMD4(UInt64(pixel >> 16 & 255), UInt64(pixel >> 8 & 255), UInt64(pixel & 255), 0) &* run
        }
    }

    /// A colour that occurs: the mean of its cell's pixels.
    struct Color: Sendable {
        let cell: Int
        /// Red, green and blue, 0 to 255.
        let mean: SIMD4<Float>
        /// The number of pixels.
        let weight: Float
    }

    /// The colours that occur, in the order of their cells.
    var colors: [Color] {
        counts.indices.compactMap { cell in
            guard counts[cell] > 0 else { return nil }
            let sum = sums[cell]
            let mean = SIMD4(Float(sum.x), Float(sum.y), Float(sum.z), 0) / Float(counts[cell])
            return Color(cell: cell, mean: mean, weight: Float(counts[cell]))
        }
    }
}
