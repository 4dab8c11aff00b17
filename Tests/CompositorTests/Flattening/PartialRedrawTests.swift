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
        let width = Int(160 * scale)
        let height = Int(120 * scale)
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

    /// Only the part of the masked content that a mask lets through is drawn; the remainder comes and goes with the mask.
    @Test func whatAMaskHidesComesAndGoesWithIt() throws {
        func tree(mask: SIMD4<Float>?) -> RenderTree {
            var group = RenderNode(.group)
            var content = RenderNode(.solid, bounds: SIMD4(10, 10, 80, 60))
            content.color = SIMD4(1, 0, 0, 1)
            var nodes: ContiguousArray = [group, content]
            if let mask {
                var window = RenderNode(.group)
                var shape = RenderNode(.solid, bounds: mask)
                window.subtreeCount = 2
                shape.cornerRadius = 8
                shape.color.w = 0.9
                nodes.insert(contentsOf: [window, shape], at: 1)
                group.flags = [.masked, .flattens]
            }
            group.subtreeCount = UInt32(nodes.count)
            nodes[0] = group
            return RenderTree(nodes: nodes, matrices: [], size: CGSize(width: 100, height: 80))
        }
        let store = ResourceStore()
        let kept = FrameRenderer(backend: CPUBackend(width: 100, height: 80))
        func draw(_ tree: RenderTree, _ renderer: FrameRenderer) throws -> CGImage {
            renderer.prepare(tree, resources: store, width: 100, height: 80, scale: 1)
            try renderer.draw()
            return CGImage(try renderer.backend.readPixels())
        }
        for mask in [nil, SIMD4<Float>(30, 30, 20, 20), SIMD4(40, 20, 20, 20), nil, SIMD4(200, 200, 9, 9), nil] {
            let whole = try draw(tree(mask: mask), FrameRenderer(backend: CPUBackend(width: 100, height: 80)))
            #expect(PictureDifference(try draw(tree(mask: mask), kept), whole).isWithin(0), "\(mask as Any)")
        }
    }
}
