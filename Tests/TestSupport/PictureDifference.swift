import Foundation
import Graphics

/// The difference of two pictures, channel by channel.
package struct PictureDifference: CustomStringConvertible {
    /// Width x height of both.
    private let sizes: [(Int, Int)]
    /// The largest difference of any channel of any pixel, 0...255.
    package private(set) var maximum = 0
    /// The number of pixels that differ at all.
    package private(set) var count = 0
    /// The differences as brightness, sixteen times amplified; nil where the sizes differ.
    package private(set) var picture: CGImage?

    package init(_ a: CGImage, _ b: CGImage) {
        sizes = [(a.width, a.height), (b.width, b.height)]
        guard sizes[0] == sizes[1] else { return }
        let pixels = PixelBuffer(width: a.width, height: a.height)
        for y in 0..<a.height {
            for x in 0..<a.width {
                let p = a.pixels[x, y]
                let q = b.pixels[x, y]
                let worst = largestDifference(p, q)
                maximum = max(maximum, worst)
                if worst > 0 { count += 1 }
                pixels[x, y] = 0xFF00_0000 | UInt32(min(255, worst * 16)) * 0x01_0101
            }
        }
        picture = CGImage(pixels)
    }

    package func isWithin(_ tolerance: Int) -> Bool { sizes[0] == sizes[1] && maximum <= tolerance }

    package var description: String {
        sizes[0] == sizes[1]
            ? "\(count) pixels differ, by at most \(maximum) of 255"
            : "\(sizes[0].0) x \(sizes[0].1) pixels instead of \(sizes[1].0) x \(sizes[1].1)"
    }
}

private func largestDifference(_ p: UInt32, _ q: UInt32) -> Int {
    var largest = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
        largest = max(largest, abs(Int((p >> shift) & 255) - Int((q >> shift) & 255)))
    }
    return largest
}
