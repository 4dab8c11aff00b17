import Graphics
import LayerTree
import RenderTree

@testable import ViewKit

/// A host whose time the test sets, without pixels.
@MainActor final class TestHost: LayerTree.Host {
    private(set) lazy var layers = LayerContext(host: self)
    var screen: ScreenTraits
    let counting = CountingRasterizer()
    let decoding = ListDecoder()
    var committer: LayerCommitter { layers.committer }
    private(set) lazy var window = run { UIWindow(frame: CGRect(origin: .zero, size: screen.size)) }

    init(size: CGSize = CGSize(width: 200, height: 200), scale: CGFloat = 1) {
        screen = ScreenTraits(size: size, scale: scale)
    }

    var rasterizer: any FrameRasterizer { counting }
    var imageDecoder: any ImageDecoder { decoding }
    var imageEncoder: any ImageEncoder { decoding }

    var assets: any AssetSource { listed }
    let listed = ListedAssets()

    func run<Result>(_ body: () throws -> Result) rethrows -> Result { try HostScope.with(self, body) }

    /// Shows the window, with `views` in it, and commits a first frame at time 0.
    func show(_ views: UIView...) {
        run {
            window.makeKeyAndVisible()
            for view in views { window.addSubview(view) }
        }
        frame(at: layers.mediaTime)
    }

    /// One frame of the window that begins and is seen at `time`.
    func frame(at time: TimeInterval) {
        layers.root = window.layer
        layers.frame(timestamp: time, targetTimestamp: time)
    }
}

/// Counts what it is asked for, and answers with opaque grey of the right size.
@MainActor final class CountingRasterizer: FrameRasterizer {
    private(set) var requests: [(fragment: Fragment, scale: CGFloat)] = []

    func rasterize(_ fragment: Fragment, scale: CGFloat) -> CGImage? {
        requests.append((fragment, scale))
        let size = fragment.tree.size
        guard size.width > 0, size.height > 0 else { return nil }
        return .filled(
            width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)),
            with: 0xFF80_8080)
    }
}

/// Knows a few paths, each an image of 4 x 2 pixels; counts what it reads.
final class ListDecoder: ImageDecoder, ImageEncoder {
    struct Unreadable: Error {}

    let paths = ["/pictures/sea.png", "/pictures/sky@2x.png"]
    private(set) var reads = 0

    func decode(contentsOf path: String) throws -> CGImage {
        reads += 1
        guard paths.contains(path) else { throw Unreadable() }
        return .filled(width: 4, height: 2, with: 0xFF00_00FF)
    }

    /// A file of nothing but its beginning, and the quality in percent.
    func jpegData(of image: CGImage, quality: Double) throws -> Data {
        Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, UInt8(max(0, min(100, quality * 100)))])
    }

    func decode(_ data: Data) throws -> CGImage {
        guard data == Data([1]) else { throw Unreadable() }
        return .filled(width: 4, height: 2, with: 0xFF00_00FF)
    }
}

extension CGImage {
    /// An image of one premultiplied BGRA colour.
    static func filled(width: Int, height: Int, with pixel: UInt32) -> CGImage {
        let pixels = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { pixels[x, y] = pixel }
        }
        return CGImage(pixels)
    }
}
