import Foundation
import Graphics

/// A renderer that draws a fragment into an image synchronously; the Stage provides one.
@MainActor package protocol FrameRasterizer: AnyObject {
    /// The picture of `fragment`, `scale` pixels to the point, transparent where nothing is drawn.
    ///
    /// The image measures `fragment.tree.size` times `scale`, rounded up; an empty or unusable size gives nil.
    func rasterize(_ fragment: Fragment, scale: CGFloat) -> CGImage?
}
