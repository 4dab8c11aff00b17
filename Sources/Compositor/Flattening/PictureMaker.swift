import Foundation
import Graphics
import RenderTree

/// Makes pictures of fragments and of groups, and computes the extent of groups beforehand.
@MainActor package protocol PictureMaker: AnyObject {
    /// The picture of `fragment`, `scale` pixels to the point, of which at least `part` is drawn, or everything where that is
    /// nil; nil where it would have no pixel, or too many.
    func picture(of fragment: Fragment, scale: CGFloat, showing part: PixelRect?) -> FragmentPicture?

    /// Draws what is missing of `part` of a `picture` that this made of `fragment`, or of everything; false where the
    /// resources of `fragment` are gone.
    func extend(_ picture: inout FragmentPicture, of fragment: Fragment, scale: CGFloat, to part: PixelRect?) -> Bool

    /// The box of all that `tree` draws, whose nodes name resources of `store`, within its size or beyond, in points of its
    /// space, rounded out to whole pixels at `scale` pixels to the point; empty where it draws nothing.
    func extent(of tree: RenderTree, in store: ResourceStore, scale: CGFloat) -> CGRect

    /// The picture of `tree` within its size, `scale` pixels to the point; nil where nothing can be drawn. It uses the
    /// memory of one of `spares`, which is then taken out, if one is of its size and has no other owner.
    func picture(
        of tree: RenderTree, in store: ResourceStore, scale: CGFloat, reusing spares: inout ContiguousArray<CGImage>
    ) -> CGImage?
}
