import Compositor
import Foundation
import Graphics
import RenderTree
import Testing

@testable import SDLPlatform

/// Shadows of boxes of any size, stretched from one picture, look as on the CPU.
@Suite @MainActor struct ShadowSizeTests {
    nonisolated static let cards = [
        "bounds=30,30,180,110 radius=12 offset=0,3 blur=6", "bounds=30,30,181.4,110.7 radius=12 offset=0.5,3.2 blur=6",
        "bounds=30,30,200,20 radius=6 offset=0,0 blur=8", "bounds=100.3,20,18,150 radius=9 offset=4,4 blur=5",
        "bounds=80,60,40,40 radius=20 offset=0,0 blur=3", "bounds=30.5,30.5,120,90 radius=10 offset=0,0 blur=0",
        "bounds=30,30,120,90 offset=3,3 blur=1.5", "bounds=40,40,150,90 radius=4 offset=0,0 blur=12",
        "bounds=-70,-45,140,90 radius=10 offset=0,8 blur=5 rotate=20 move=120,90",
        "bounds=-40,-25,80,50 radius=10 offset=0,4 blur=4 scale=2,1.3 move=120,90",
        "bounds=-80,-55,160,110 radius=10 offset=0,4 blur=5 rotateY=45 perspective=250 move=120,90",
        "bounds=-80,-55,160,110 radius=14 offset=0,4 blur=2 rotateX=-50 rotate=15 perspective=200 move=120,90",
    ]

    private func pictures(_ content: String, _ stage: GPUStage) throws -> (cpu: PixelBuffer, gpu: PixelBuffer) {
        let tree = try RenderTree.parse(
            "tree 240 180\nsolid bounds=0,0,240,180 color=#ffffff\n" + content, into: stage.resources
        ).tree
        return (
            try stage.picture(of: tree, on: CPUBackend(width: 240, height: 180)),
            try stage.picture(of: tree, on: stage.backend)
        )
    }

    @Test(arguments: cards) func looksAsOnTheCPU(card: String) throws {
        let stage = try GPUStage(width: 240, height: 180)
        let shadow = "shadow \(card) color=#000000c0"
        for content in [shadow, "group clips bounds=60,40,130,100 radius=24\n  \(shadow)"] {
            let (cpu, gpu) = try pictures(content, stage)
            let difference = MeanDifference(cpu, gpu)
            #expect(difference.worst <= 22 && difference.mean <= 0.1, "\(content): \(difference)")
        }
    }
}
