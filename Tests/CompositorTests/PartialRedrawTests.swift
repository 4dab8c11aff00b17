import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Frames that draw only what changed, over all kinds of nodes: each is the picture that drawing everything makes, with
/// all kernels the same.
@MainActor struct PartialRedrawTests {
    @Test(arguments: 0..<60)
    func drawingWhatChangedIsDrawingEverything(seed: Int) throws {
        var random = RandomTree(seed: seed, backdrops: 6)
        let scale = seed % 3 == 0 ? 2.0 : 1.0
        let (width, height) = (Int(160 * scale), Int(120 * scale))
        let kept = KernelSet.available.map { kernels in
            FrameRenderer(backend: CPUBackend(width: width, height: height, kernels: kernels), kernels: kernels)
        }
        for step in 0..<12 {
            func draw(_ renderer: FrameRenderer) throws -> CGImage {
                renderer.prepare(random.tree, resources: random.store, width: width, height: height, scale: scale)
                try renderer.draw()
                return CGImage(try renderer.backend.readPixels())
            }
            let whole = try draw(FrameRenderer(backend: CPUBackend(width: width, height: height)))
            let parts = try kept.map(draw)
            let difference = PictureDifference(parts[0], whole)
            // Coverage is summed from where the damage begins.
            try #require(difference.isWithin(1), "step \(step): \(difference)")
            for (part, renderer) in zip(parts, kept).dropFirst() {
                let difference = PictureDifference(part, parts[0])
                let name = (renderer.backend as? CPUBackend)?.kernels.name.rawValue ?? ""
                try #require(difference.isWithin(0), "step \(step), \(name): \(difference)")
            }
            random.change()
        }
    }
}
