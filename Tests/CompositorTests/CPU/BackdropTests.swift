import Foundation
import Graphics
import RenderTree
import Testing

@testable import Compositor

@MainActor struct BackdropTests {
    /// A blurred bar at the top, and a square below that is moved to `x`.
    private func tree(_ x: Double) -> RenderTree {
        let ground = RenderNode(.solid, bounds: SIMD4(0, 0, 200, 200))
        var blur = RenderNode(.backdrop, bounds: SIMD4(0, 0, 200, 40))
        blur.backdrop.deviation = 4
        var square = RenderNode(.solid, bounds: SIMD4(0, 120, 20, 20))
        square.color = SIMD4(1, 0, 0, 1)
        square.transform.tx = x
        return RenderTree(nodes: [ground, blur, square], size: CGSize(width: 200, height: 200))
    }

    /// Only what changes costs something: blurs are made where something moves behind them, or near by.
    @Test func blursThatStayAreNotMadeAnew() throws {
        let store = ResourceStore()
        let backend = CPUBackend(width: 200, height: 200)
        let renderer = FrameRenderer(backend: backend)
        for (x, isMade) in [(10.0, true), (12.0, false), (14.0, false)] {
            renderer.prepare(tree(x), resources: store, width: 200, height: 200, scale: 1)
            try renderer.draw()
            #expect((backend.backdrops.picture(at: 1) != nil) == isMade, "at \(x)")
        }
    }
}
