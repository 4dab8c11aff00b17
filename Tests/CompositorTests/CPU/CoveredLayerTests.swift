import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Layers that their first command covers, in memory that holds other pixels.
@MainActor struct CoveredLayerTests {
    private static let bounds = PixelRect(width: 64, height: 48)
    private let store = ResourceStore()
    private let backend = CPUBackend(width: 64, height: 48)

    private func image(_ width: Int, _ height: Int) -> ResourceID {
        let pixels = PixelBuffer(width: width, height: height)
        for y in 0..<height { for x in 0..<width { pixels[x, y] = 0xFF00_8040 } }
        return store.insert(.image(CGImage(pixels, isOpaque: true)))
    }

    /// Draws a layer of `first` and a small solid above it, after one whose pixels the memory holds then.
    private func draw(_ first: DrawCommand, isMasked: Bool = false) -> CGImage {
        var other = DrawCommand(.solid, flags: .opaque, box: Self.bounds, quad: RoundedQuad(width: 64, height: 48))
        other.color = 0xFF0000
        _ = draw([other], isMasked: false)
        var above = DrawCommand(.solid, box: Self.bounds, quad: RoundedQuad(tx: 8, ty: 8, width: 9, height: 9))
        above.color = 0x00FF00
        return draw([first, above], isMasked: isMasked)
    }

    private func draw(_ content: [DrawCommand], isMasked: Bool) -> CGImage {
        var list = DrawList(bounds: Self.bounds)
        list.commands.append(DrawCommand(.beginLayer, box: Self.bounds))
        list.commands += content
        if isMasked {
            list.commands.append(DrawCommand(.beginMask, box: Self.bounds))
            list.commands.append(
                DrawCommand(.solid, box: Self.bounds, quad: RoundedQuad(tx: 4, ty: 4, width: 30, height: 30)))
            list.commands.append(DrawCommand(.endMask, box: Self.bounds))
        }
        list.commands.append(DrawCommand(.endLayer, box: Self.bounds, alpha: 0.5))
        list.passes.append(DrawPass(start: 0, end: list.commands.count, readsTarget: false))
        backend.draw(list, over: Damage(Self.bounds), resources: store)
        return CGImage(backend.readPixels())
    }

    private func command(_ kind: DrawCommand.Kind, _ resource: ResourceID) -> DrawCommand {
        var command = DrawCommand(
            kind, flags: .opaque, box: Self.bounds, quad: RoundedQuad(width: 64, height: 48), resource: resource)
        command.payload = SIMD4(0, 0, 1, 1)
        return command
    }

    @Test func aPictureCoversItsLayer() {
        let drawn = draw(command(.image, image(16, 12)))
        #expect(backend.pass.commands[0].isOpaque)
        #expect(drawn.pixels[60, 40] >> 24 == 128 && drawn.pixels[60, 40] & 0xFF_0000 == 0)
    }

    /// Images without pixels, and meshes that only say that they cover the layer, draw nothing there.
    @Test func whatDrawsNothingLeavesTheLayerTransparent() {
        let vertices: ContiguousArray<Mesh.Vertex> = [
            Mesh.Vertex(position: SIMD2(0, 0), textureCoordinate: .zero),
            Mesh.Vertex(position: SIMD2(8, 0), textureCoordinate: .zero),
            Mesh.Vertex(position: SIMD2(0, 8), textureCoordinate: .zero),
        ]
        let mesh = store.insert(.mesh(Mesh(vertices: vertices, indices: [0, 1, 2], image: nil)))
        for first in [command(.image, image(0, 0)), command(.image, .none), command(.mesh, mesh)] {
            let drawn = draw(first)
            #expect(!backend.pass.commands[0].isOpaque)
            #expect(drawn.pixels[60, 40] == 0, "\(first.kind)")
        }
    }

    @Test func aMaskLeavesWhatItLetsThrough() {
        let drawn = draw(command(.image, image(16, 12)), isMasked: true)
        #expect(drawn.pixels[60, 40] == 0 && drawn.pixels[20, 20] >> 24 == 128)
    }
}
