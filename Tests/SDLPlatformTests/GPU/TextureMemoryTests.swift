import Foundation
import Graphics
import RenderTree
import Testing

@testable import SDLPlatform

/// Memory of textures that are needed no more; a software driver's is the process's own.
@Suite @MainActor struct TextureMemoryTests {
    /// The resident memory of the process in MB.
    private var residentMegabytes: Int {
        get throws {
            let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
            return try #require(Int(pages)) * 4096 / 1_000_000
        }
    }

    /// SDL keeps a framebuffer for each size of target, and what is attached to it: a window that was resized often took
    /// hundreds of megabytes.
    @Test func targetsOfManySizesGiveTheirMemoryBack() throws {
        let stage = try GPUStage()
        let device = stage.backend.device
        let before = try residentMegabytes
        for step in 0..<100 {
            let target = try GPUTexture(device: device, access: .target, width: 1000, height: 1000 + step)
            try device.setTarget(target)
            try device.clear()
            try device.setTarget(nil)
        }
        #expect(try residentMegabytes - before < 200, "100 targets of 4 MB each")
    }

    /// Frames that are kept own images that are drawn no more.
    @Test func texturesOfImagesThatAreNotDrawnAreLimited() throws {
        let stage = try GPUStage()
        let images = try ImageTextures(device: stage.backend.device)
        let ids = (0..<8).map { _ in
            stage.resources.insert(.image(CGImage(PixelBuffer(width: 1024, height: 1024))))
        }
        for id in ids { _ = try images.texture(for: id, in: stage.resources) }
        for _ in 0..<200 { images.beginFrame(stage.resources) }
        let uploads = stage.backend.device.uploads
        for id in ids { _ = try images.texture(for: id, in: stage.resources) }
        #expect(stage.backend.device.uploads - uploads == 4, "16 MB of 32 stay")
    }
}
