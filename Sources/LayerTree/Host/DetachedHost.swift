import RenderTree

/// The host of layers that no Stage runs: geometry works, time stands at zero, and nothing can be drawn, decoded or encoded.
@MainActor final class DetachedHost: Host, FrameRasterizer, ImageDecoder, ImageEncoder {
    private(set) lazy var layers = LayerContext(host: self)
    let assets: any AssetSource = NoAssets()
    let screen = ScreenTraits(size: CGSize(width: 390, height: 844), scale: 1)

    init() {}

    var rasterizer: any FrameRasterizer { self }
    var imageDecoder: any ImageDecoder { self }
    var imageEncoder: any ImageEncoder { self }

    func rasterize(_ fragment: Fragment, scale: CGFloat) -> CGImage? { nil }

    nonisolated func decode(contentsOf path: String) throws -> CGImage { throw NoStage(path: path) }

    nonisolated func decode(_ data: Data) throws -> CGImage { throw NoStage(path: "image data") }

    nonisolated func jpegData(of image: CGImage, quality: Double) throws -> Data { throw NoStage(path: "image") }

    private struct NoStage: Error, CustomStringConvertible {
        let path: String
        var description: String {
            "\(path): no Stage is current that could decode or encode it. Run this inside a Stage."
        }
    }
}
