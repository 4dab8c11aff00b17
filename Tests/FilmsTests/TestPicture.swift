import Graphics

/// Pictures of known pixels for films.
enum TestPicture {
    /// A plain picture of `color`, `0xAARRGGBB`.
    static func plain(_ color: UInt32, width: Int = 40, height: Int = 24) -> CGImage {
        picture(width: width, height: height) { _, _ in color }
    }

    /// A gradient with a white square of 8 pixels whose left edge is at column `x`, as a film that moves it has them.
    static func square(at x: Int, width: Int = 64, height: Int = 40) -> CGImage {
        picture(width: width, height: height) { column, row in
            if (x..<x + 8).contains(column), (16..<24).contains(row) { return 0xFFFF_FFFF }
            return 0xFF00_0000 | UInt32(column * 255 / width) << 16 | UInt32(row * 255 / height) << 8 | 0x60
        }
    }

    static func picture(width: Int, height: Int, color: (Int, Int) -> UInt32) -> CGImage {
        let pixels = PixelBuffer(width: width, height: height)
        for y in 0..<height { for x in 0..<width { pixels[x, y] = color(x, y) } }
        return CGImage(pixels)
    }
}

extension CGImage {
    /// The pixels, row by row.
    var rows: [UInt32] { (0..<height).flatMap { Array(pixels.row($0)) } }
}
