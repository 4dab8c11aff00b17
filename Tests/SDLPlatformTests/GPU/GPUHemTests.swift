import Compositor
import Graphics
import RenderTree
import Testing

@testable import SDLPlatform

/// Faces of a 3-D context that meet at an edge let nothing shine through it on the GPU either.
@Suite @MainActor struct GPUHemTests {
    @Test(arguments: [-70, -35, 15, 45]) func nothingShinesThroughTheEdgeOfACube(angle: Int) throws {
        let place = "bounds=-30,-30,60,60 color=#ffffff"
        let turn = "rotateY=\(angle) rotateX=-6 perspective=400"
        let stage = try GPUStage(width: 160, height: 120)
        let tree = try RenderTree.parse(
            """
            tree 160 120
            solid bounds=0,0,160,120 color=#000000
            context3D move=80.3,60.4
              solid \(place) move=0,0,30 \(turn)
              solid \(place) rotateY=90 move=30,0,0 \(turn)
              solid \(place) rotateY=-90 move=-30,0,0 \(turn)
            """, into: stage.resources
        ).tree
        let picture = try stage.picture(of: tree, on: stage.backend)
        let darkest = (50..<70).flatMap { y in (60..<100).map { picture[$0, y] >> 16 & 255 } }.min()
        #expect((darkest ?? 0) >= 249)
    }
}
