import Compositor
import Foundation
import Graphics
import RenderTree
import Testing

@testable import SDLPlatform

/// Counts the copies of pixels to the graphics card: one when something is shown first, none while it moves.
@Suite @MainActor struct UploadTests {
    /// The copies that the frames which show `trees`, one after the other, make.
    private func uploads(_ stage: GPUStage, _ trees: [String]) throws -> [Int] {
        let renderer = FrameRenderer(backend: stage.backend)
        return try trees.map { text in
            let size = "\(stage.bounds.width) \(stage.bounds.height)"
            let tree = try RenderTree.parse("tree \(size)\n" + text, into: stage.resources).tree
            renderer.prepare(
                tree, resources: stage.resources, width: stage.bounds.width, height: stage.bounds.height, scale: 1)
            try renderer.draw()
            return renderer.counters.textureUploads
        }
    }

    private func image(_ id: ResourceID, _ stage: GPUStage, _ quad: RoundedQuad) -> DrawCommand {
        var command = DrawCommand(.image, box: stage.bounds, quad: quad)
        command.resource = id
        command.contentsRect = SIMD4(0, 0, 1, 1)
        return command
    }

    /// In the size in which it is shown, that is: a larger one follows when it is needed.
    @Test func anImageIsUploadedWhenItIsShown() throws {
        let stage = try GPUStage()
        let id = stage.resources.insert(.image(CGImage(PixelBuffer(width: 256, height: 192))))
        let sizes: [(Float, Int)] = [(32, 1), (31, 0), (30, 0), (250, 1), (256, 0), (32, 0)]
        for (width, expected) in sizes {
            let uploads = try stage.draw([image(id, stage, stage.quad(0, 0, width, width * 0.75))])
            #expect(uploads == expected, "\(width)")
        }
    }

    /// A mesh that moves is another one in every frame; its image stays where it is.
    @Test func theImageOfAMovingMeshIsUploadedOnce() throws {
        let stage = try GPUStage()
        let image = CGImage(PixelBuffer(width: 8, height: 8))
        _ = stage.resources.insert(.image(image))
        let uploads = try (0..<4).map { step in
            let corners = [SIMD2<Float>(0, 0), SIMD2(40, 0), SIMD2(0, 40 + Float(step))]
            let mesh = Mesh(
                vertices: ContiguousArray(corners.map { Mesh.Vertex(position: $0, textureCoordinate: $0 / 64) }),
                indices: [0, 1, 2], image: image)
            var command = DrawCommand(.mesh, box: stage.bounds, quad: stage.quad(0, 0, 0, 0))
            command.resource = stage.resources.insert(.mesh(mesh))
            return try stage.draw([command])
        }
        #expect(uploads == [1, 0, 0, 0])
    }

    /// Cards with shadows that grow in the plane, turned, in perspective and cut by a clip.
    @Test(arguments: ["", "rotate=20 move=60,20", "rotateY=40 perspective=300 move=30,10", "clip"])
    func theShadowOfACardThatGrowsIsUploadedOnce(place: String) throws {
        let stage = try GPUStage(width: 240, height: 180)
        let frames = (0..<40).map { frame in
            let size = "\(70 + Double(frame) * 1.7),\(60 + Double(frame) * 1.3)"
            let shadow = "shadow bounds=20,20,\(size) radius=8 offset=0,3 blur=4 color=#00000080"
            let clipped =
                place == "clip" ? "group clips bounds=10,10,200,150 radius=12\n  \(shadow)" : "\(shadow) \(place)"
            return "solid bounds=0,0,240,180 color=#ffffff\n\(clipped)"
        }
        let uploads = try uploads(stage, frames)
        #expect(uploads[0] == 1 && uploads.dropFirst().allSatisfy { $0 == 0 }, "\(uploads)")
    }

    @Test func whatAPartialFrameDoesNotShowIsKept() throws {
        let stage = try GPUStage()
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 2, y: 2, width: 20, height: 12))
        let box = PixelRect(minX: 0, minY: 0, maxX: 24, maxY: 16)
        var ellipse = DrawCommand(.path, box: box, quad: stage.quad(0, 0, 0, 0))
        ellipse.resource = stage.resources.insert(.path(path))
        ellipse.color = 0xFF_0000
        let commands = [stage.solid(stage.quad(0, 0, 64, 48), 0xFFFF_FFFF), ellipse]
        #expect(try stage.draw(commands) == 1)
        let corner = PixelRect(minX: 50, minY: 40, maxX: 60, maxY: 48)
        for _ in 0..<3 { #expect(try stage.draw(commands, over: corner) == 0) }
        #expect(try stage.draw(commands) == 0)
    }

    /// It is blurred in main memory.
    @Test func aBackdropIsUploadedInEveryFrameThatDrawsIt() throws {
        let stage = try GPUStage()
        let frames = (0..<4).map { frame in
            """
            solid bounds=0,0,64,48 color=#ffffff
            solid bounds=\(frame),0,20,20 color=#c0392b
            backdrop bounds=10,10,30,20 blur=4
            """
        }
        #expect(try uploads(stage, frames) == [1, 1, 1, 1])
    }
}
