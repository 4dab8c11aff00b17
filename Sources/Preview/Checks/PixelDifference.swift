import Foundation
import Graphics

/// The pixels in which two pictures of one size differ visibly.
struct PixelDifference {
    /// The fraction of the pixels that differ, 0 to 1.
    let fraction: Double
    /// The smallest rectangle around them, in pixels; nil without any.
    let bounds: CGRect?
    /// The steps of a colour channel, of 255, that a pixel may differ by: the edges of text drawn anew differ by a few.
    static let tolerance = 12

    /// The difference between `a` and `b`; pictures of different sizes differ everywhere.
    init(_ a: CGImage, _ b: CGImage) {
        let difference = PictureDifference(a, b, tolerance: Self.tolerance)
        fraction = difference.fraction
        bounds = difference.hasOneSize ? difference.bounds : CGRect(x: 0, y: 0, width: a.width, height: a.height)
    }
}
