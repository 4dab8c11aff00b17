import Foundation
import Graphics
import LayerTree
import RenderTree

/// A host without a picture, whose frames come one a second: what waits for the next turn runs first, then the input, then what
/// is due.
@MainActor final class MarbleHost: LayerTree.Host, FrameRasterizer, ImageDecoder, ImageEncoder {
    private(set) lazy var layers = LayerContext(host: self)
    let screen = ScreenTraits(size: CGSize(width: 8, height: 8), scale: 1)
    let assets: any AssetSource = NoAssets()

    /// The launch is over, at the date and the time 0.
    init() { layers.commit() }

    var rasterizer: any FrameRasterizer { self }
    var imageDecoder: any ImageDecoder { self }
    var imageEncoder: any ImageEncoder { self }

    func rasterize(_ fragment: Fragment, scale: CGFloat) -> CGImage? { nil }
    nonisolated func jpegData(of image: CGImage, quality: Double) throws -> Data { throw CancellationError() }
    nonisolated func decode(contentsOf path: String) throws -> CGImage { throw CancellationError() }
    nonisolated func decode(_ data: Data) throws -> CGImage { throw CancellationError() }

    /// Runs `body` with this host current, at the date of its last frame; hosts of other tests have other dates.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        LaunchClock.shared.begin(at: 0, mediaTime: layers.mediaTime)
        return try HostScope.with(self, body)
    }

    /// The frame that begins at second `time`, with `input`.
    func frame(at time: Int, input: () -> Void = {}) {
        LaunchClock.shared.begin(at: 0, mediaTime: Double(time))
        layers.frame(timestamp: Double(time), targetTimestamp: Double(time), input: input)
    }
}
