import Compositor
import Graphics
import RenderTree
import Testing

@testable import SDLPlatform

/// Surfaces that meet at an edge let nothing shine through it on the GPU either: faces of a 3-D context, and
/// pieces of a snapshot.
@Suite @MainActor struct GPUSeamTests {
    @Test func whatClipsCutMeetsWithoutSeams() throws {
        let stage = try GPUStage(width: 160, height: 120)
        let resources = """
            tree 160 120
            fragment panel 150 110
              solid bounds=0,0,150,110 color=#e0e0ff
              solid bounds=20,20,90,30 color=#802020
            solid bounds=0,0,160,120 color=#000000

            """
        let panel = "fragment fragment=panel bounds=4.3,5.4,150,110"
        let clips = (0..<4).flatMap { y in
            (0..<5).map { x in "\(4.3 + Double(x) * 30.7),\(5.4 + Double(y) * 28.3),30.7,28.3" }
        }
        let tiles = clips.map { "group clips bounds=\($0)\n  \(panel)" }.joined(separator: "\n")
        func drawn(_ content: String) throws -> PixelBuffer {
            try stage.picture(of: RenderTree.parse(resources + content, into: stage.resources).tree, on: stage.backend)
        }
        #expect(MeanDifference(try drawn(tiles), try drawn(panel)).worst <= 1)
    }

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
