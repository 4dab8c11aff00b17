import Foundation
import Graphics

/// The pixels of a screen, from the dump that the X server keeps (the format of xwd).
struct Screenshot {
    let width: Int
    let height: Int
    /// `0xRRGGBB`, row by row.
    private let pixels: [UInt32]

    struct Unreadable: Error {}

    init(dump: Data) throws {
        func word(_ index: Int) -> Int {
            dump.withUnsafeBytes { bytes in
                Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
            }
        }
        guard dump.count > 100 else { throw Unreadable() }
        let size = word(0)
        let stride = word(12)
        let colors = word(19)
        let width = word(4)
        let height = word(5)
        let start = size + colors * 12
        guard word(11) == 32, dump.count >= start + stride * height else { throw Unreadable() }
        self.width = width
        self.height = height
        pixels = dump.withUnsafeBytes { bytes in
            (0..<height).flatMap { y in
                (0..<width).map { x in
                    bytes.loadUnaligned(fromByteOffset: start + y * stride + x * 4, as: UInt32.self) & 0xFF_FFFF
                }
            }
        }
    }

    /// The colour at column `x` of row `y`.
    subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    /// The number of pixels of `image`, whose top left corner is at (`x`, `y`) of the screen, that differ by more than
    /// `tolerance` in a channel; those within `radius` of `pointer` are left out, for the pointer's own picture.
    func differences(
        from image: CGImage, atX x: Int, y: Int, tolerance: Int, pointer: (x: Int, y: Int), radius: Int = 24
    ) -> Int {
        var count = 0
        for row in 0..<image.height {
            for column in 0..<image.width {
                let screenX = x + column
                let screenY = y + row
                if abs(screenX - pointer.x) < radius, abs(screenY - pointer.y) < radius { continue }
                guard screenX < width, screenY < height else { continue }
                if Self.distance(self[screenX, screenY], image.pixels[column, row]) > tolerance { count += 1 }
            }
        }
        return count
    }

    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        [0, 8, 16].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
    }
}
