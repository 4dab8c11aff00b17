import CSDL2
import Compositor
import Foundation
import Graphics
import RenderTree
import Testing

@testable import SDLPlatform

/// The backend's pictures, against colours computed by hand.
@Suite @MainActor struct GPUBackendTests {
    @Test func nothingIsTransparent() throws {
        let stage = try GPUStage()
        let pixels = try stage.picture()
        #expect((0..<48).allSatisfy { y in pixels.row(y).allSatisfy { $0 == 0 } })
    }

    @Test func solidsComposeSourceOver() throws {
        let stage = try GPUStage()
        let pixels = try stage.picture(
            stage.solid(stage.quad(0, 0, 64, 48), 0xFF20_4060), stage.solid(stage.quad(10, 10, 20, 20), 0x8080_0000))
        #expect(stage.isClose(pixels[0, 0], 0xFF20_4060, 0))
        #expect(stage.isClose(pixels[10, 10], 0xFF50_2030))
        #expect(stage.isClose(pixels[29, 29], 0xFF50_2030))
        #expect(stage.isClose(pixels[30, 29], 0xFF20_4060, 0))
        #expect(stage.isClose(pixels[9, 10], 0xFF20_4060, 0))
    }

    @Test func fractionalEdgesCoverInPart() throws {
        let stage = try GPUStage()
        let pixels = try stage.picture(stage.solid(stage.quad(10.25, 10, 20, 20.5), 0xFFFF_FFFF))
        #expect(stage.isClose(pixels[10, 12], 0xBFBF_BFBF))
        #expect(stage.isClose(pixels[11, 12], 0xFFFF_FFFF, 0))
        #expect(stage.isClose(pixels[30, 12], 0x4040_4040))
        #expect(stage.isClose(pixels[20, 30], 0x8080_8080))
        #expect(stage.isClose(pixels[10, 30], 0x6060_6060))
    }

    /// As thin as it is round: the signs of a stepper.
    @Test func thinLinesWithRoundEndsAreThere() throws {
        let stage = try GPUStage()
        let pixels = try stage.picture(stage.solid(stage.quad(10, 20.25, 30, 1.5, radius: 0.75), 0xFFFF_FFFF))
        #expect(stage.isClose(pixels[25, 20], 0xBFBF_BFBF) && stage.isClose(pixels[25, 21], 0xBFBF_BFBF))
        #expect(pixels[25, 19] == 0 && pixels[25, 22] == 0)
    }

    @Test func imageIsShownPixelForPixel() throws {
        let stage = try GPUStage()
        let image = PixelBuffer(width: 8, height: 8)
        for y in 0..<8 { for x in 0..<8 { image[x, y] = 0xFF00_0000 | UInt32(x * 30) << 16 | UInt32(y * 30) } }
        let id = stage.resources.insert(.image(CGImage(image)))
        var command = DrawCommand(.image, box: stage.bounds, quad: stage.quad(5, 6, 8, 8))
        command.resource = id
        command.contentsRect = SIMD4(0, 0, 1, 1)
        let pixels = try stage.picture(command)
        for y in 0..<8 { for x in 0..<8 { #expect(stage.isClose(pixels[5 + x, 6 + y], image[x, y], 1), "\(x) \(y)") } }
        #expect(pixels[4, 6] == 0 && pixels[13, 13] == 0)
        command.alpha = 0.5
        command.contentsRect = SIMD4(0.5, 0.5, 0.5, 0.5)
        #expect(stage.isClose(try stage.picture(command)[5, 6], 0x803C_003C, 12))
    }

    @Test func whatTheCardLostIsGivenToItAgain() throws {
        let stage = try GPUStage()
        let pixels = PixelBuffer(width: 8, height: 8)
        for y in 0..<8 { pixels.row(y).update(repeating: 0xFF20_4060) }
        var image = DrawCommand(.image, box: stage.bounds, quad: stage.quad(5, 6, 8, 8))
        image.resource = stage.resources.insert(.image(CGImage(pixels)))
        image.contentsRect = SIMD4(0, 0, 1, 1)
        let commands = [image, stage.solid(stage.quad(10, 10, 20, 20), 0x8080_0000)]
        let before = try stage.picture(commands)
        #expect(try stage.draw(commands) == 0)
        try stage.backend.contentsWereLost()
        #expect(try stage.draw(commands) == 1)
        let after = try stage.picture(commands)
        for y in 0..<48 { #expect(Array(before.row(y)) == Array(after.row(y)), "row \(y)") }
    }

    /// A shadow whose corners grow is another picture in every frame.
    @Test func picturesOfShadowsKeepToABudget() throws {
        let stage = try GPUStage()
        let baked = BakedPictures(device: stage.backend.device)
        baked.pictures.budget = 50_000
        for frame in 0..<40 {
            let quad = stage.quad(0, 0, 100, 100, radius: 10 + Float(frame) / 2)
            var shadow = DrawCommand(.shadow, box: stage.bounds, quad: quad)
            shadow.shadow.deviation = 2
            let map = try #require(QuadMap(shadow.quad, in: DrawList(bounds: stage.bounds)))
            baked.beginFrame()
            #expect(try baked.picture(of: shadow, under: map, resources: stage.resources) != nil)
            // A frame keeps what the one before it used.
            #expect(baked.pictures.bytes <= baked.pictures.budget + 60_000, "frame \(frame)")
        }
        #expect(baked.pictures.bytes > 20_000)
    }

    /// Sampling belongs to the texture on the graphics card, not to what is drawn with it.
    @Test func anImageIsShownSharpAndMixedInOnePicture() throws {
        let stage = try GPUStage()
        func image(_ color: UInt32) -> ResourceID {
            let pixels = PixelBuffer(width: 8, height: 8)
            for y in 0..<8 { for x in 0..<8 { pixels[x, y] = (x + y) % 2 == 0 ? color : 0xFF00_0000 } }
            return stage.resources.insert(.image(CGImage(pixels)))
        }
        let red = image(0xFFFF_0000)
        let blue = image(0xFF00_00FF)
        let images: [(id: ResourceID, x: Float, y: Float)] = [
            (red, 2, 2), (blue, 12, 2), (red, 22.5, 2), (blue, 32, 2), (red, 42, 2), (blue, 2, 20.5), (red, 12.5, 20.5),
            (red, 22, 20),
        ]
        let commands = images.map { image in
            var command = DrawCommand(.image, box: stage.bounds, quad: stage.quad(image.x, image.y, 8, 8))
            command.resource = image.id
            command.contentsRect = SIMD4(0, 0, 1, 1)
            return command
        }
        let together = try stage.picture(commands)
        for (image, command) in zip(images, commands) {
            let alone = try stage.picture([command])
            let (column, row) = (Int(image.x), Int(image.y))
            for y in row..<(row + 8) {
                for x in column..<(column + 8) { #expect(together[x, y] == alone[x, y], "\(image): \(x) \(y)") }
            }
        }
        #expect(together[3, 3] == 0xFFFF_0000 && together[12, 3] == 0xFF00_0000)
        #expect(stage.isClose(together[24, 4], 0xFF80_0000))
    }

    @Test func roundedCornersAreRound() throws {
        let stage = try GPUStage()
        let pixels = try stage.picture(stage.solid(stage.quad(2, 2, 40, 40, radius: 12), 0xFFFF_FFFF))
        for y in 0..<48 {
            for x in 0..<64 {
                let coverage = RoundedDistance(x: 2, y: 2, width: 40, height: 40, radius: 12).coverage(x, y)
                #expect(abs(Double(pixels[x, y] >> 24) - 255 * coverage) <= 14, "\(x) \(y)")
            }
        }
    }

    @Test func clipCutsRoundCorners() throws {
        let stage = try GPUStage()
        let shape = stage.quad(2, 2, 40, 40, radius: 12)
        let clip = Clip(quad: shape, box: PixelRect(minX: 2, minY: 2, maxX: 42, maxY: 42), inside: .empty, parent: 0)
        let clipped = try stage.picture(stage.solid(stage.quad(0, 0, 64, 48), 0xFFFF_FFFF, clip: 1), clips: [clip])
        let drawn = try stage.picture(stage.solid(shape, 0xFFFF_FFFF))
        for y in 0..<48 { for x in 0..<64 { #expect(stage.isClose(clipped[x, y], drawn[x, y], 14), "\(x) \(y)") } }
    }

    @Test func boxLimitsACommand() throws {
        let stage = try GPUStage()
        var command = stage.solid(stage.quad(0, 0, 64, 48), 0xFFFF_FFFF)
        command.box = PixelRect(minX: 8, minY: 9, maxX: 20, maxY: 21)
        let pixels = try stage.picture(command)
        for y in 0..<48 {
            for x in 0..<64 {
                #expect(pixels[x, y] == ((8..<20).contains(x) && (9..<21).contains(y) ? .max : 0), "\(x) \(y)")
            }
        }
    }

    @Test func layerFadesAsOnePicture() throws {
        let stage = try GPUStage()
        let box = PixelRect(minX: 4, minY: 4, maxX: 40, maxY: 40)
        var end = DrawCommand(.endLayer, box: box)
        end.alpha = 0.5
        let pixels = try stage.picture(
            stage.solid(stage.quad(0, 0, 64, 48), 0xFF00_00FF), DrawCommand(.beginLayer, box: box),
            stage.solid(stage.quad(4, 4, 20, 20), 0xFFFF_0000), stage.solid(stage.quad(10, 10, 20, 20), 0xFFFF_0000),
            end)
        #expect(stage.isClose(pixels[6, 6], 0xFF80_007F))
        #expect(stage.isClose(pixels[15, 15], 0xFF80_007F))
        #expect(stage.isClose(pixels[35, 35], 0xFF00_00FF, 0))
        #expect(stage.isClose(pixels[3, 6], 0xFF00_00FF, 0))
    }

    @Test func maskMultiplies() throws {
        let stage = try GPUStage()
        let box = PixelRect(minX: 4, minY: 4, maxX: 40, maxY: 40)
        let pixels = try stage.picture(
            DrawCommand(.beginLayer, box: box), stage.solid(stage.quad(4, 4, 36, 36), 0xFFFF_8000),
            DrawCommand(.beginMask, box: box), stage.solid(stage.quad(10, 10, 10, 10), 0x80AB_CDEF),
            DrawCommand(.endMask, box: box), DrawCommand(.endLayer, box: box))
        #expect(stage.isClose(pixels[12, 12], 0x8080_4000))
        #expect(pixels[5, 5] == 0 && pixels[25, 12] == 0)
    }

    @Test func borderIsARing() throws {
        let stage = try GPUStage()
        var command = DrawCommand(.border, box: stage.bounds, quad: stage.quad(4, 4, 40, 30))
        command.color = 0x0000_FF00
        command.borderWidth = 2
        var pixels = try stage.picture(command)
        #expect(pixels[4, 4] == 0xFF00_FF00 && pixels[5, 20] == 0xFF00_FF00 && pixels[43, 33] == 0xFF00_FF00)
        #expect(pixels[6, 6] == 0 && pixels[20, 31] == 0 && pixels[3, 4] == 0)
        command.quad.radius = 10
        pixels = try stage.picture(command)
        #expect(pixels[4, 4] == 0 && pixels[20, 5] == 0xFF00_FF00 && pixels[20, 10] == 0)
    }

    @Test func meshShowsItsColours() throws {
        let stage = try GPUStage()
        let mesh = Mesh(
            vertices: [
                Mesh.Vertex(position: SIMD2(0, 0), textureCoordinate: .zero, color: SIMD4(1, 0, 0, 0.5)),
                Mesh.Vertex(position: SIMD2(40, 0), textureCoordinate: .zero, color: SIMD4(1, 0, 0, 0.5)),
                Mesh.Vertex(position: SIMD2(0, 40), textureCoordinate: .zero, color: SIMD4(1, 0, 0, 0.5)),
            ], indices: [0, 1, 2], image: nil)
        var command = DrawCommand(.mesh, box: stage.bounds, quad: stage.quad(2, 2, 0, 0))
        command.resource = stage.resources.insert(.mesh(mesh))
        let pixels = try stage.picture(command)
        #expect(stage.isClose(pixels[5, 5], 0x8080_0000))
        #expect(pixels[40, 40] == 0 && pixels[1, 5] == 0)
    }

    @Test func backdropBlursWhatIsBelow() throws {
        let stage = try GPUStage()
        var blur = DrawCommand(.backdrop, box: stage.bounds, quad: stage.quad(0, 0, 64, 48))
        blur.backdrop.deviation = 4
        let half = stage.solid(stage.quad(0, 0, 32, 48), 0xFFFF_FFFF)
        let base = stage.solid(stage.quad(0, 0, 64, 48), 0xFF00_0000)
        var list = DrawList(bounds: stage.bounds)
        list.commands.append(contentsOf: [base, half, blur])
        list.passes.append(DrawPass(start: 0, end: 2, readsTarget: false))
        list.passes.append(DrawPass(start: 2, end: 3, readsTarget: true))
        try stage.backend.draw(list, over: Damage(stage.bounds), resources: stage.resources)
        let pixels = try stage.backend.readPixels()
        for x in 0..<64 {
            let expected = 255 * 0.5 * erfc((Double(x) + 0.5 - 32) / (4 * 2.0.squareRoot()))
            #expect(abs(Double(pixels[x, 20] & 255) - expected) <= 6, "column \(x)")
            #expect(pixels[x, 20] >> 24 >= 253)
        }
    }

    @Test func onlyTheDamageIsDrawnAgain() throws {
        let stage = try GPUStage()
        _ = try stage.picture(stage.solid(stage.quad(0, 0, 64, 48), 0xFF11_1111))
        var list = DrawList(bounds: stage.bounds)
        list.commands.append(stage.solid(stage.quad(0, 0, 64, 48), 0x8044_4444))
        list.passes.append(DrawPass(start: 0, end: 1, readsTarget: false))
        try stage.backend.draw(
            list, over: Damage(PixelRect(minX: 5, minY: 6, maxX: 9, maxY: 12)), resources: stage.resources)
        let pixels = try stage.backend.readPixels()
        #expect(pixels[5, 6] == 0x8022_2222 && pixels[8, 11] == 0x8022_2222)
        #expect(pixels[4, 6] == 0xFF11_1111 && pixels[9, 12] == 0xFF11_1111)
        try stage.backend.draw(list, over: Damage(), resources: stage.resources)
        #expect(try stage.backend.readPixels()[0, 0] == 0xFF11_1111)
    }

    /// A whole new picture goes straight to the window, and comes back when the window has shown it.
    @Test func aWholePictureIsDrawnOnTheWindow() throws {
        let stage = try GPUStage()
        var list = DrawList(bounds: stage.bounds)
        list.commands.append(stage.solid(stage.quad(0, 0, 64, 48), 0xFF20_4060))
        list.commands[0].flags.insert(.opaque)
        list.commands.append(stage.solid(stage.quad(10.5, 8, 30, 30.25, radius: 7), 0xC0F0_8010))
        list.passes.append(DrawPass(start: 0, end: 2, readsTarget: false))
        try stage.backend.draw(list, over: Damage(stage.bounds), resources: stage.resources)
        #expect(stage.backend.isOnWindow)
        let window = PixelBuffer(width: 64, height: 48)
        let status = SDL_RenderReadPixels(
            stage.backend.device.renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, window.base,
            Int32(window.bytesPerRow))
        #expect(status == 0)
        stage.backend.windowWasShown()
        let canvas = try stage.backend.readPixels()
        #expect(canvas[0, 0] == 0xFF20_4060 && stage.isClose(canvas[25, 20], 0xFFBC_7024))
        for y in 0..<48 {
            for x in 0..<64 { #expect(stage.isClose(window[x, y] | 0xFF00_0000, canvas[x, y]), "\(x) \(y)") }
        }
        let corner = Damage(PixelRect(minX: 0, minY: 0, maxX: 8, maxY: 8))
        try stage.backend.draw(list, over: corner, resources: stage.resources)
        #expect(!stage.backend.isOnWindow)
    }

    @Test func unusableGeometryDrawsNothingAndFailsNothing() throws {
        let stage = try GPUStage()
        let pixels = try stage.picture(
            stage.solid(stage.quad(.nan, 0, 10, 10), .max), stage.solid(stage.quad(0, 0, .infinity, 10), .max),
            stage.solid(RoundedQuad(a: 0, d: 0, width: 5, height: 5), .max),
            stage.solid(stage.quad(1e30, 1e30, 5, 5), .max),
            stage.solid(stage.quad(0, 0, 5, 5), .max, clip: 99))
        #expect(pixels[20, 20] == 0)
    }

    @Test func lostTargetsOfHardwareAreNotSimulated() {
        #expect(GPUDevice.isSoftware(card: "llvmpipe (LLVM 15.0.6, 256 bits)"))
        #expect(GPUDevice.isSoftware(card: "Google SwiftShader"))
        #expect(!GPUDevice.isSoftware(card: "AMD Radeon RX 6600 (navi23)"))
        #expect(!GPUDevice.isSoftware(card: "Mesa Intel(R) UHD Graphics 620 (KBL GT2)"))
    }
}

/// The distance to a rounded rectangle's edge, and the coverage of a pixel that follows from it.
private struct RoundedDistance {
    var x, y, width, height, radius: Double

    func coverage(_ column: Int, _ row: Int) -> Double {
        let halfWidth = width / 2
        let halfHeight = height / 2
        let dx = abs(Double(column) + 0.5 - x - halfWidth) - halfWidth + radius
        let dy = abs(Double(row) + 0.5 - y - halfHeight) - halfHeight + radius
        let outside = (max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)).squareRoot()
        return min(max(0.5 - (outside + min(max(dx, dy), 0) - radius), 0), 1)
    }
}
