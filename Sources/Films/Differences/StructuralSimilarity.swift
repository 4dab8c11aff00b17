import Graphics

/// The structural similarity of the brightness of two pictures (Wang et al., 2004), over windows of 8 by 8 pixels that lie 4
/// pixels apart, as ffmpeg and x264 measure it.
enum StructuralSimilarity {
    /// The sums of 4 by 4 pixels of both pictures: of their values, of the squares of both, and of the products.
    private struct Sums {
        var first: Int32 = 0
        var second: Int32 = 0
        var squares: Int32 = 0
        var products: Int32 = 0

        static func + (a: Sums, b: Sums) -> Sums {
            Sums(
                first: a.first + b.first, second: a.second + b.second, squares: a.squares + b.squares,
                products: a.products + b.products)
        }

        /// The similarity of a window of 64 pixels.
        var similarity: Float {
            let count: Float = 64
            let lightness: Float = 0.01 * 0.01 * 255 * 255 * count * count
            let contrast: Float = 0.03 * 0.03 * 255 * 255 * count * count
            let a = Float(first)
            let b = Float(second)
            let variances = Float(squares) * count - a * a - b * b
            let covariance = Float(products) * count - a * b
            return (2 * a * b + lightness) * (2 * covariance + contrast)
                / ((a * a + b * b + lightness) * (variances + contrast))
        }
    }

    /// The similarity of `first` and `second`, which have one size, from -1 to 1, the value for equal ones; 1 for pictures
    /// that are smaller than a window.
    static func of(_ first: PixelBuffer, _ second: PixelBuffer) -> Double {
        let columns = first.width / 4
        let rows = first.height / 4
        guard columns > 1, rows > 1 else { return 1 }
        var above = sums(first, second, row: 0, columns)
        var total: Double = 0
        for row in 1..<rows {
            let below = sums(first, second, row: row, columns)
            var line: Float = 0
            for column in 1..<columns {
                line += (above[column - 1] + above[column] + below[column - 1] + below[column]).similarity
            }
            total += Double(line)
            above = below
        }
        return total / Double((columns - 1) * (rows - 1))
    }

    private static func sums(_ first: PixelBuffer, _ second: PixelBuffer, row: Int, _ columns: Int) -> [Sums] {
        var sums = [Sums](repeating: Sums(), count: columns)
        for y in row * 4..<row * 4 + 4 {
            let a = first.row(y)
            let b = second.row(y)
            for column in 0..<columns {
                var sum = sums[column]
                for x in column * 4..<column * 4 + 4 {
                    let ours = brightness(a[x])
                    let theirs = brightness(b[x])
                    sum.first &+= ours
                    sum.second &+= theirs
                    sum.squares &+= ours &* ours &+ theirs &* theirs
                    sum.products &+= ours &* theirs
                }
                sums[column] = sum
            }
        }
        return sums
    }

    /// The brightness of a pixel, 0 to 255 (Rec. 601).
    @inline(__always) private static func brightness(_ pixel: UInt32) -> Int32 {
        Int32(bitPattern: ((pixel >> 16 & 255) &* 77 &+ (pixel >> 8 & 255) &* 150 &+ (pixel & 255) &* 29) >> 8)
    }
}
