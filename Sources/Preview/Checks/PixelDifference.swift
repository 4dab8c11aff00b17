import Foundation
import Graphics

/// The pixels in which two pictures of one size differ visibly.
struct PixelDifference {
    /// The fraction of the pixels that differ, 0 to 1.
    private(set) var fraction = 0.0
    /// The smallest rectangle around them, in pixels; nil without any.
    private(set) var bounds: CGRect?
    /// The steps of a colour channel, of 255, that a pixel may differ by: the edges of text drawn anew differ by a few.
    private static let tolerance = 12

    /// The difference between `a` and `b`; pictures of different sizes differ everywhere.
    init(_ a: CGImage, _ b: CGImage) {
        guard a.width == b.width, a.height == b.height else {
            fraction = 1
            bounds = CGRect(x: 0, y: 0, width: a.width, height: a.height)
            return
        }
        var count = 0
        var left = a.width
        var right = -1
        var top = a.height
        var bottom = -1
        for y in 0..<a.height {
            let rowA = a.pixels.row(y)
            let rowB = b.pixels.row(y)
            for x in 0..<a.width where Self.differ(rowA[x], rowB[x]) {
                count += 1
                left = min(left, x)
                right = max(right, x)
                top = min(top, y)
                bottom = y
            }
        }
        guard count > 0 else { return }
        fraction = Double(count) / Double(a.width * a.height)
        bounds = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    private static func differ(_ a: UInt32, _ b: UInt32) -> Bool {
        a != b
            && stride(from: 0, to: 32, by: 8).contains { shift in
                abs(Int(a >> UInt32(shift) & 255) - Int(b >> UInt32(shift) & 255)) > tolerance
            }
    }
}
