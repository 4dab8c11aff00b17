import Foundation
import Graphics
import LayerTree
import RenderTree

/// A host without a window, whose rasteriser notes what it is asked for.
@MainActor final class FakeHost: LayerTree.Host, FrameRasterizer, ImageDecoder, ImageEncoder {
    private(set) lazy var layers = LayerContext(host: self)
    let screen = ScreenTraits(size: CGSize(width: 390, height: 844), scale: 1)
    private(set) var fragments: [Fragment] = []
    private(set) var scales: [CGFloat] = []
    private(set) var lastImage: CGImage?
    var committer: LayerCommitter { layers.committer }

    private let painter: (any FrameRasterizer)?

    /// A host whose pictures come from `painter`; without one they are all empty.
    init(painter: (any FrameRasterizer)? = nil) { self.painter = painter }

    var rasterizer: any FrameRasterizer { self }
    var imageDecoder: any ImageDecoder { self }
    var imageEncoder: any ImageEncoder { self }

    let assets: any AssetSource = NoAssets()

    func rasterize(_ fragment: Fragment, scale: CGFloat) -> CGImage? {
        fragments.append(fragment)
        scales.append(scale)
        lastImage = painter?.rasterize(fragment, scale: scale) ?? CGImage(PixelBuffer(width: 4, height: 4))
        return lastImage
    }

    nonisolated func jpegData(of image: CGImage, quality: Double) throws -> Data { throw CancellationError() }
    nonisolated func decode(contentsOf path: String) throws -> CGImage { throw CocoaError(.fileReadNoSuchFile) }

    nonisolated func decode(_ data: Data) throws -> CGImage { throw CocoaError(.fileReadCorruptFile) }

    /// Commits `root` and gives the tree.
    func commit(_ root: CALayer) -> RenderTree {
        HostScope.with(self) { layers.commit(root, size: root.bounds.size) }
        return committer.tree
    }
}
