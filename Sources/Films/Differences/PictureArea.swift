import Foundation

/// A rectangle of whole pixels within a picture.
struct PictureArea: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The rectangle as a `CGRect`.
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    /// The number of pixels.
    var count: Int { width * height }
}
