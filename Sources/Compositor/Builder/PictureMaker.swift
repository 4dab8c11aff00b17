import Foundation
import Graphics
import RenderTree

/// Makes pictures of fragments and of groups, and knows beforehand how far these reach.
@MainActor package protocol PictureMaker: FrameRasterizer {
    /// The box of all that `tree` draws, whose nodes name resources of `store`, within its size or beyond, in points of its
    /// space, rounded out to whole pixels at `scale` pixels to the point; empty where it draws nothing.
    func extent(of tree: RenderTree, in store: ResourceStore, scale: CGFloat) -> CGRect

    /// What `tree` draws within its size, `scale` pixels to the point, in the memory of one of `spares` if one is as large and
    /// nobody else has it, which is then taken out; nil where nothing can be drawn.
    func picture(
        of tree: RenderTree, in store: ResourceStore, scale: CGFloat, reusing spares: inout ContiguousArray<CGImage>
    ) -> CGImage?
}
