import Graphics

/// A stand-in for a screen: a toolbar and rows with thumbnails and text over a gradient, opaque.
struct PagePicture {
    enum Style: Int, CaseIterable { case source, destination }

    private let style: Style

    init(_ style: Style) { self.style = style }

    /// The page `width` x `height` pixels large; sizes below 0 count as 0.
    func image(width: Int, height: Int) -> CGImage {
        let pixels = PixelBuffer(width: width, height: height)
        for y in 0..<pixels.height {
            let row = pixels.row(y)
            for x in 0..<pixels.width { row[x] = pixel(x, y, width, height) }
        }
        return CGImage(pixels)
    }

    private func pixel(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> UInt32 {
        let isDestination = style == .destination
        if y < height / 12 { return isDestination ? opaque(40, 90, 160) : opaque(160, 60, 40) }
        guard (y / 40) % 2 == 0, x > 24, x < width - 24 else {
            let grey = 200 + 55 * y / height
            return opaque(grey, grey, isDestination ? 255 : grey - 8)
        }
        if x < 60 { return opaque(x * 5, y * 3, isDestination ? 220 : 40) }
        let isText = (y % 40) > 12 && (y % 40) < 22 && x < 60 + y * 7919 % 400
        return isText ? opaque(40, 40, 48) : opaque(250, 250, isDestination ? 255 : 244)
    }

    private func opaque(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
        0xFF00_0000 | UInt32(red & 255) << 16 | UInt32(green & 255) << 8 | UInt32(blue & 255)
    }
}
