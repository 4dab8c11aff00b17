import Compositor
import Foundation
import Graphics
import RenderTree
import Testing

@testable import SDLPlatform

/// The GPU backend draws what the CPU backend draws: the compositor's scenes on both.
@Suite @MainActor struct AgreementTests {
    @Test(arguments: SharedScene.all) func backendsAgree(scene: SharedScene) throws {
        let stage = try GPUStage(width: 320, height: 240)
        let tree = try scene.load(into: stage.resources)
        let expected = try stage.picture(of: tree, on: CPUBackend(width: 320, height: 240))
        let drawn = try stage.picture(of: tree, on: stage.backend)
        let difference = MeanDifference(expected, drawn)
        #expect(difference.worst <= scene.tolerance.worst, "\(difference)")
        #expect(difference.mean <= scene.tolerance.mean, "\(difference)")
    }

    /// One colour below a blur stays as it is: no sum of rounded parts makes bands of it.
    @Test(arguments: [0x7F, 0x80, 0x81, 0xC8] as [UInt32]) func plainGreyStaysWhatItIs(grey: UInt32) throws {
        let stage = try GPUStage(width: 64, height: 64)
        let hex = String(grey * 0x10101, radix: 16)
        let tree = try RenderTree.parse(
            """
            tree 64 64
            solid bounds=0,0,64,64 color=#\(hex)
            backdrop bounds=10,10,40,40 blur=4
            """, into: stage.resources
        ).tree
        let drawn = try stage.picture(of: tree, on: stage.backend)
        for y in 0..<64 { #expect(drawn.row(y).allSatisfy { stage.isClose($0, 0xFF00_0000 | grey * 0x10101, 1) }) }
    }

    @Test func thereAreScenes() { #expect(SharedScene.all.count >= 14) }

    @Test func aSecondFrameDrawsTheSame() throws {
        let stage = try GPUStage(width: 320, height: 240)
        let trees = try SharedScene.all.map { try $0.load(into: stage.resources) }
        let first = try trees.map { try stage.picture(of: $0, on: stage.backend) }
        let second = try trees.map { try stage.picture(of: $0, on: stage.backend) }
        for (earlier, later) in zip(first, second) { #expect(MeanDifference(earlier, later).worst == 0) }
    }
}

extension SharedScene {
    /// A graphics card smooths edges by distance where the CPU measures areas, which tells at sharp, turned corners.
    var tolerance: Tolerance {
        switch name {
        // Blurred at another resolution, which stronger colours show.
        case "backdrops": Tolerance(worst: 8, mean: 0.15)
        // The ends of hair lines.
        case "solids": Tolerance(worst: 28, mean: 0.05)
        // Texels seen at an angle, smaller than pixels.
        case "perspective": Tolerance(worst: 32, mean: 0.13)
        // Faces that meet at an edge are smoothed each by itself.
        case "cube": Tolerance(worst: 56, mean: 0.1)
        // The same at the line at which planes cross.
        case "crossing": Tolerance(worst: 40, mean: 0.1)
        // A pixel through whose middle a hard edge runs may be on either side.
        case "hard-edges": Tolerance(worst: 120, mean: 0.1)
        // Where a clip's edge coincides with a shape's, the GPU smooths once, the CPU twice.
        case "clips": Tolerance(worst: 42, mean: 0.08)
        // Texels seen at an angle, smaller than pixels.
        case "filters": Tolerance(worst: 40, mean: 0.3)
        case "fragments": Tolerance(worst: 56, mean: 0.15)
        // Along an edge whose ends differ in colour, what fades has the colour of one end.
        case "mesh": Tolerance(worst: 64, mean: 0.08)
        // An image that is longer than a texture may be is drawn from half its texels.
        case "unusable": Tolerance(worst: 56, mean: 0.05)
        default: Tolerance(worst: 22, mean: 0.1)
        }
    }
}

extension GPUStage {
    /// `tree`, drawn whole by `backend`, a pixel to the point.
    func picture(of tree: RenderTree, on backend: any RenderBackend) throws -> PixelBuffer {
        let renderer = FrameRenderer(backend: backend)
        renderer.prepare(tree, resources: resources, width: bounds.width, height: bounds.height, scale: 1)
        try renderer.draw()
        return try backend.readPixels()
    }
}
