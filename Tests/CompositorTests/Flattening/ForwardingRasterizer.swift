import Foundation
import Graphics
import RenderTree

@testable import Compositor

/// A rasterizer that has another one draw; subclasses look at what is asked for.
@MainActor class ForwardingRasterizer: PictureMaker {
    private let rasterizer = TreeRasterizer()

    func picture(of fragment: Fragment, scale: CGFloat, showing part: PixelRect?) -> FragmentPicture? {
        rasterizer.picture(of: fragment, scale: scale, showing: part)
    }

    func extend(
        _ picture: inout FragmentPicture, of fragment: Fragment, scale: CGFloat, to part: PixelRect?
    ) -> Bool {
        rasterizer.extend(&picture, of: fragment, scale: scale, to: part)
    }

    func extent(of tree: RenderTree, in store: ResourceStore, scale: CGFloat) -> CGRect {
        rasterizer.extent(of: tree, in: store, scale: scale)
    }

    func picture(
        of tree: RenderTree, in store: ResourceStore, scale: CGFloat, reusing spares: inout ContiguousArray<CGImage>
    ) -> CGImage? {
        rasterizer.picture(of: tree, in: store, scale: scale, reusing: &spares)
    }
}
