import Foundation
import Graphics

extension CGImage {
    /// Squares of `cell` pixels in two colours, the first one at the top left.
    convenience init(
        checkerOf width: Int, _ height: Int, cell: Int, _ first: SIMD4<Float>, _ second: SIMD4<Float>
    ) {
        let pixels = PixelBuffer(width: width, height: height)
        let a = first.pixel
        let b = second.pixel
        for y in 0..<height {
            let row = pixels.row(y)
            for x in 0..<width { row[x] = (x / cell + y / cell) % 2 == 0 ? a : b }
        }
        self.init(pixels)
    }

    /// The ellipse that touches the sides, smoothed at its edge.
    convenience init(discIn width: Int, _ height: Int, _ color: SIMD4<Float>) {
        let pixels = PixelBuffer(width: width, height: height)
        let rx = Double(width) / 2
        let ry = Double(height) / 2
        for y in 0..<height {
            let row = pixels.row(y)
            for x in 0..<width {
                let dx = (Double(x) + 0.5 - rx) / rx
                let dy = (Double(y) + 0.5 - ry) / ry
                let distance = (1 - (dx * dx + dy * dy).squareRoot()) * min(rx, ry)
                var faded = color
                faded.w *= Float(max(0, min(1, distance + 0.5)))
                row[x] = faded.pixel
            }
        }
        self.init(pixels)
    }

    /// Opaque: red grows from left to right, green from top to bottom, blue stands at one half.
    convenience init(rampOf width: Int, _ height: Int) {
        let pixels = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            let row = pixels.row(y)
            let green = UInt32(255 * y / max(1, height - 1))
            for x in 0..<width { row[x] = 0xFF00_0080 | UInt32(255 * x / max(1, width - 1)) << 16 | green << 8 }
        }
        self.init(pixels)
    }

    /// Rows of premultiplied BGRA without gaps; `data` holds `width` times `height` times 4 bytes.
    convenience init(_ data: Data, width: Int, height: Int) {
        let pixels = PixelBuffer(width: width, height: height)
        data.withUnsafeBytes { bytes in
            for y in 0..<height {
                UnsafeMutableRawBufferPointer(pixels.row(y)).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: bytes[(y * width * 4)..<((y + 1) * width * 4)]))
            }
        }
        self.init(pixels)
    }
}

extension SIMD4<Float> {
    /// A colour that is not premultiplied as a premultiplied pixel.
    fileprivate var pixel: UInt32 {
        func channel(_ value: Float) -> UInt32 { UInt32(Swift.max(0, Swift.min(1, value)) * 255 + 0.5) }
        return channel(w) << 24 | channel(x * w) << 16 | channel(y * w) << 8 | channel(z * w)
    }
}
