import RenderTree

/// The host of layers that no Stage runs: geometry works, time stands at zero, and nothing can be drawn or decoded.
@MainActor final class DetachedHost: Host, FrameRasterizer, ImageDecoder {
    let layers = LayerContext()
    let screen = ScreenTraits(size: CGSize(width: 390, height: 844), scale: 1)

    init() {}

    var rasterizer: any FrameRasterizer { self }
    var imageDecoder: any ImageDecoder { self }

    func imagePath(named name: String) -> String? { nil }

    func rasterize(_ fragment: Fragment, scale: CGFloat) -> CGImage? { nil }

    nonisolated func decode(contentsOf path: String) throws -> CGImage { throw NoStage(path: path) }

    nonisolated func decode(_ data: Data) throws -> CGImage { throw NoStage(path: "image data") }

    private struct NoStage: Error, CustomStringConvertible {
        let path: String
        var description: String { "\(path): no Stage is current that could decode it. Run this inside a Stage." }
    }
}
