import Foundation
import Graphics

/// A stand-in for a photo: a square of waves of colour with rounded, transparent corners.
struct PhotoPicture {
    /// Pixels each way.
    private let side: Int
    private let seed: Int

    /// The photo that `seed` names, `side` pixels each way.
    init(side: Int, seed: Int) { (self.side, self.seed) = (side, seed) }

    func image() -> CGImage {
        let pixels = PixelBuffer(width: side, height: side)
        for y in 0..<pixels.height {
            let row = pixels.row(y)
            for x in 0..<pixels.width { row[x] = pixel(x, y) }
        }
        return CGImage(pixels)
    }

    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let column = Double(x)
        let line = Double(y)
        let alpha = Int(coverage(column + 0.5, line + 0.5) * 255 + 0.5)
        let red = 128 + Int(100 * sin(column * 0.05 + Double(seed)))
        let green = 128 + Int(100 * sin(line * 0.037 + column * 0.01))
        let blue = (x * y / 64 + seed * 40) & 255
        return UInt32(alpha) << 24 | premultiplied(red, alpha) << 16 | premultiplied(green, alpha) << 8
            | premultiplied(blue, alpha)
    }

    /// The coverage of the pixel around a point by the rounded square, 0 to 1: the distance to its edge, half a pixel
    /// to each side.
    private func coverage(_ x: Double, _ y: Double) -> Double {
        let length = Double(side)
        let radius = length / 12
        let dx = max(max(radius - x, x - (length - radius)), 0)
        let dy = max(max(radius - y, y - (length - radius)), 0)
        return min(1, max(0, radius - (dx * dx + dy * dy).squareRoot() + 0.5))
    }

    private func premultiplied(_ channel: Int, _ alpha: Int) -> UInt32 { UInt32((channel * alpha + 127) / 255) }
}

/// The sixteen small photos that workloads with many layers share.
struct PhotoSet {
    /// Pixels each way.
    static let side = 128
    private let images = (1...16).map { PhotoPicture(side: PhotoSet.side, seed: $0).image() }

    /// The photo of the `index`th layer; they repeat.
    subscript(index: Int) -> CGImage { images[index % images.count] }
}
