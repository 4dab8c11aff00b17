import Graphics

/// Copies of images at a half, a quarter and so on of their size, made when they are first needed: drawing an image much
/// smaller than it is from such a copy keeps it from shimmering.
@MainActor final class ImagePyramids {
    /// An image's copies, from the largest on; gone with the image.
    private struct Pyramid {
        weak var image: CGImage?
        let version: Int
        var copies: [PixelBuffer] = []

        func isOf(_ other: CGImage) -> Bool { image === other && version == other.version }
    }

    private var pyramids: [ObjectIdentifier: Pyramid] = [:]
    private var frame = 0

    /// How often copies of images that are gone are looked for, in frames.
    private static let sweepInterval = 64

    func beginFrame() {
        frame += 1
        if frame % Self.sweepInterval == 0, !pyramids.isEmpty {
            pyramids = pyramids.filter { $0.value.image != nil }
        }
    }

    /// The copy of `image` that was halved `halvings` times, or as often as it can be; nil where that is not even once.
    func copy(of image: CGImage, halvings: Int) -> (level: Int, pixels: PixelBuffer)? {
        let key = ObjectIdentifier(image)
        if let known = pyramids[key], known.isOf(image), known.copies.count >= halvings {
            return (halvings, known.copies[halvings - 1])
        }
        var copies = pyramids[key].flatMap { $0.isOf(image) ? $0.copies : nil } ?? []
        while copies.count < halvings {
            let last = copies.last ?? image.pixels
            if last.width <= 1, last.height <= 1 { break }
            copies.append(last.halved())
        }
        pyramids[key] = Pyramid(image: image, version: image.version, copies: copies)
        return copies.last.map { (copies.count, $0) }
    }
}

extension PixelBuffer {
    /// A copy at half the size, rounded up; every pixel is the mean of four, those at an odd edge of two or one.
    func halved() -> PixelBuffer {
        let half = PixelBuffer(width: (width + 1) / 2, height: (height + 1) / 2)
        for y in 0..<half.height {
            let (upper, lower, result) = (row(2 * y), row(min(2 * y + 1, height - 1)), half.row(y))
            for x in 0..<half.width {
                let (left, right) = (2 * x, min(2 * x + 1, width - 1))
                result[x] = mean(upper[left], upper[right], lower[left], lower[right])
            }
        }
        return half
    }

    private func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let odd: UInt32 = 0x00FF_00FF
        let low = (a & odd) + (b & odd) + (c & odd) + (d & odd) + 0x0002_0002
        let high = (a >> 8 & odd) + (b >> 8 & odd) + (c >> 8 & odd) + (d >> 8 & odd) + 0x0002_0002
        return low >> 2 & odd | (high >> 2 & odd) << 8
    }
}
