import Graphics
import LayerTree
import TestSupport
import Testing

@testable import Preview

@MainActor struct StatusLayerTests {
    @Test func aMessageLooksLikeItsPicture() throws {
        let layer = StatusLayer()
        layer.contentsScale = 2
        layer.show("speed 0.25x", at: 0)
        layer.display()
        try Golden("status.png", folder: "../Goldens").expect(layer.contents as? CGImage, tolerance: 2)
    }

    @Test(arguments: [(10, 1), (11.2, 1), (11.325, 0.5), (11.46, 0), (99, 0), (9, 1), (.nan, 0)] as [(Double, Float)])
    func aMessageStaysAndFades(time: Double, opacity: Float) {
        let layer = StatusLayer()
        layer.show("no loop", at: 10)
        layer.update(at: time)
        #expect(abs(layer.opacity - opacity) < 1e-5)
        #expect(layer.isFading == (opacity > 0))
    }

    /// The folder of a recording was gone before it could be read.
    @Test func aLongMessageStaysUntilItIsRead() {
        let layer = StatusLayer()
        layer.show("recorded into segue-out/magic-move-12", at: 10)
        layer.update(at: 13)
        #expect(layer.opacity == 1)
        layer.update(at: 13.5)
        #expect(layer.opacity == 0)
    }

    @Test func theNextMessageTakesThePlace() {
        let layer = StatusLayer()
        layer.show("speed 0.5x", at: 0)
        let narrow = layer.bounds.width
        layer.update(at: 1.4)
        layer.show("speed 0.25x, reduced motion on", at: 1.4)
        #expect(layer.opacity == 1)
        #expect(layer.bounds.width > narrow)
        layer.show("", at: 1.5)
        #expect(layer.opacity == 0 && layer.bounds == .zero)
    }

    @Test func digitsDoNotChangeTheWidth() {
        let layer = StatusLayer()
        layer.show("progress 11 %", at: 0)
        let width = layer.bounds.width
        layer.show("progress 68 %", at: 0)
        #expect(layer.bounds.width == width)
    }
}
