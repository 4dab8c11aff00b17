import Foundation
import RenderTree

/// Makes pictures of fragments, and knows beforehand how far they reach.
@MainActor package protocol PictureMaker: FrameRasterizer {
    /// The box of all that `fragment` draws, within its size or beyond, in points of its space, rounded out to whole pixels at
    /// `scale` pixels to the point; empty where it draws nothing.
    func extent(of fragment: Fragment, scale: CGFloat) -> CGRect
}
