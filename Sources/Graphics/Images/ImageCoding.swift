import Foundation

/// A decoder of image files; the Stage provides one.
package protocol ImageDecoder: AnyObject {
    /// The image in the file at `path`; throws an error that names the place, the problem and the remedy.
    func decode(contentsOf path: String) throws -> CGImage
    /// The image in `data` (PNG, JPEG or WebP); throws likewise.
    func decode(_ data: Data) throws -> CGImage
}

/// An encoder of image files; the Stage provides one.
package protocol ImageEncoder: AnyObject {
    /// `image` over white as a JPEG file of `quality` 0 (smallest) to 1 (best); throws an error that names the place, the problem
    /// and the remedy.
    func jpegData(of image: CGImage, quality: Double) throws -> Data
}
