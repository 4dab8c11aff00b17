import Graphics
import LayerTree
import RenderTree

/// A host with a root layer of 400 x 300 points, driven frame by frame.
@MainActor final class TestHost: Host, FrameRasterizer, ImageDecoder, ImageEncoder {
    private(set) lazy var layers = LayerContext(host: self)
    let screen: ScreenTraits
    let root: CALayer
    var committer: LayerCommitter { layers.committer }

    init(framesPerSecond: Int = 60) {
        screen = ScreenTraits(
            size: CGSize(width: 400, height: 300), scale: 1, maximumFramesPerSecond: framesPerSecond)
        root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        layers.root = root
    }

    var rasterizer: any FrameRasterizer { self }
    var imageDecoder: any ImageDecoder { self }
    var imageEncoder: any ImageEncoder { self }
    let assets: any AssetSource = NoAssets()
    func rasterize(_ fragment: Fragment, scale: CGFloat) -> CGImage? { nil }
    nonisolated func jpegData(of image: CGImage, quality: Double) throws -> Data { throw CancellationError() }
    nonisolated func decode(contentsOf path: String) throws -> CGImage { throw CancellationError() }
    nonisolated func decode(_ data: Data) throws -> CGImage { throw CancellationError() }

    /// Runs `body` with this host current.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result { try HostScope.with(self, body) }

    /// One frame that begins and is seen at `time`.
    func frame(at time: CFTimeInterval) { layers.frame(timestamp: time, targetTimestamp: time) }

    /// A layer in the root, already committed.
    func committedLayer(at time: CFTimeInterval = 0) -> CALayer {
        let layer = CALayer()
        run { root.addSublayer(layer) }
        frame(at: time)
        return layer
    }

    var nodes: ContiguousArray<RenderNode> { committer.tree.nodes }

    /// The map of the plane of `node` into that of its parent.
    func map(of node: RenderNode) -> Homography {
        node.flags.contains(.projective)
            ? Homography(committer.tree.matrices[Int(node.matrix)]) : Homography(node.transform)
    }
}

extension CGImage {
    /// A transparent picture.
    static func blank(_ width: Int, _ height: Int) -> CGImage { CGImage(PixelBuffer(width: width, height: height)) }
}
