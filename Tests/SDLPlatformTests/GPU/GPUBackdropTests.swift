import Compositor
import Foundation
import Graphics
import RenderTree
import Testing

@testable import SDLPlatform

/// Backdrops on the graphics card: in any size, and from few textures.
@Suite @MainActor struct GPUBackdropTests {
    private let ground = """
        image photo ramp 200 150
        image tiles checker 64 64 8 #204080 #f0c040
        solid bounds=0,0,240,180 color=#ffffff
        image image=photo bounds=0,0,200,150
        image image=tiles bounds=40,30,120,90
        """

    private func tree(_ backdrops: String, _ stage: GPUStage) throws -> RenderTree {
        try RenderTree.parse("tree 240 180\n\(ground)\n\(backdrops)", into: stage.resources).tree
    }

    @Test(arguments: [
        "backdrop bounds=30,20,63,64 blur=2", "backdrop bounds=30,20,65,61 blur=4",
        "backdrop bounds=20,20,140,110 blur=12", "backdrop bounds=101,77,139,103 radius=9 blur=7",
        "backdrop bounds=3,5,40,30 blur=5\nbackdrop bounds=170,120,61,47 blur=3",
        "backdrop bounds=-45,-30,90,61 radius=12 blur=6 rotate=25 move=120,90",
        "backdrop bounds=-50,-40,130,110 blur=6", "backdrop bounds=170,120,140,128 radius=14 blur=12",
        "backdrop bounds=-30,130,300,128 blur=20",
    ]) func looksAsOnTheCPU(backdrops: String) throws {
        let stage = try GPUStage(width: 240, height: 180)
        let tree = try tree(backdrops, stage)
        let difference = MeanDifference(
            try stage.picture(of: tree, on: CPUBackend(width: 240, height: 180)),
            try stage.picture(of: tree, on: stage.backend))
        #expect(difference.worst <= 8 && difference.mean <= 0.15, "\(difference)")
    }

    @Test func aBarThatGrowsTakesNoNewTextures() throws {
        let stage = try GPUStage(width: 240, height: 180)
        let renderer = FrameRenderer(backend: stage.backend)
        var counts: [Int] = []
        for height in 66..<106 {
            let tree = try tree("backdrop bounds=20,20,120,\(height) blur=9", stage)
            renderer.prepare(tree, resources: stage.resources, width: 240, height: 180, scale: 1)
            try renderer.draw()
            counts.append(stage.backend.pool.free.count)
        }
        // Once it has outgrown the first size it stays within the next.
        #expect((counts.max() ?? 0) <= (counts.first ?? 0) + 3, "\(counts)")
    }

    /// Copying a large canvas takes longer than blurring a small part of it.
    @Test func whatNoBackdropLooksAtIsNotCopied() throws {
        let stage = try GPUStage(width: 240, height: 180)
        _ = try stage.picture(of: tree("backdrop bounds=100,60,40,30 blur=4", stage), on: stage.backend)
        for (texture, _) in stage.backend.pool.free { #expect(max(texture.width, texture.height) <= 128) }
        #expect(!stage.backend.pool.free.isEmpty)
    }

    /// A part that is drawn again looks as it does when all is drawn.
    @Test func aPartDrawnAgainLooksTheSame() throws {
        let stage = try GPUStage(width: 240, height: 180)
        let backdrops = "backdrop bounds=10,10,60,40 blur=4\nbackdrop bounds=150,100,70,60 blur=6"
        let renderer = FrameRenderer(backend: stage.backend)
        for x in [100, 160] {
            let tree = try tree(backdrops + "\nsolid bounds=\(x),90,20,20 color=#c0392b", stage)
            renderer.prepare(tree, resources: stage.resources, width: 240, height: 180, scale: 1)
            try renderer.draw()
        }
        let partly = try stage.backend.readPixels()
        let whole = try stage.picture(
            of: tree(backdrops + "\nsolid bounds=160,90,20,20 color=#c0392b", stage), on: stage.backend)
        #expect(MeanDifference(partly, whole).worst <= 1)
    }

    /// Layers above a backdrop are no part of its picture, also where damage on both sides of it makes the whole of it
    /// be drawn again.
    @Test func whatLiesAboveIsNotBlurred() throws {
        let stage = try GPUStage(width: 240, height: 180)
        let renderer = FrameRenderer(backend: stage.backend)
        func tree(_ step: Int) throws -> RenderTree {
            try self.tree(
                """
                backdrop bounds=80,50,80,60 blur=4
                solid bounds=105,70,30,20 color=#000000
                solid bounds=\(10 + step),60,10,10 color=#c0392b
                solid bounds=\(215 + step),100,10,10 color=#c0392b
                """, stage)
        }
        for step in 0..<3 {
            renderer.prepare(try tree(step), resources: stage.resources, width: 240, height: 180, scale: 1)
            try renderer.draw()
        }
        let partly = try stage.backend.readPixels()
        let whole = try stage.picture(of: tree(2), on: stage.backend)
        #expect(MeanDifference(partly, whole).worst <= 1)
    }
}
