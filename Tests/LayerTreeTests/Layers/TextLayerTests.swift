import LayerTree
import RenderTree
import Testing

/// Layers that show text.
@MainActor struct TextLayerTests {
    @Test func defaultsAreApples() {
        let layer = CATextLayer()
        #expect(layer.string == nil && layer.font == nil && layer.fontSize == 36)
        #expect(layer.foregroundColor == CGColor.white && !layer.isWrapped)
        #expect(layer.truncationMode == .none && layer.alignmentMode == .natural && layer.contentsScale == 1)
    }

    private func show(on host: TestHost) -> CATextLayer {
        let layer = CATextLayer()
        host.run {
            layer.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            layer.string = "Text"
            layer.contentsScale = 2
            host.root.addSublayer(layer)
        }
        host.frame(at: 0)
        return layer
    }

    private func picture(_ layer: CALayer) -> CGImage? { layer.contents as? CGImage }

    /// The number of pixels that show a colour.
    private func ink(_ layer: CALayer) -> Int {
        guard let picture = picture(layer) else { return 0 }
        return (0..<picture.height).reduce(0) { sum, y in sum + picture.pixels.row(y).count { $0 >> 24 > 0 } }
    }

    @Test func thePictureIsThatOfTheBoundsAndChangesWithWhatIsSet() {
        let host = TestHost()
        let layer = show(on: host)
        #expect(picture(layer)?.width == 400 && picture(layer)?.height == 80 && ink(layer) > 100)
        let earlier = ink(layer)
        host.run {
            CATransaction.setDisableActions(true)
            layer.fontSize = 12
        }
        host.frame(at: 1)
        #expect(ink(layer) < earlier)
        host.run { layer.bounds.size.width = 100 }
        host.frame(at: 2)
        #expect(picture(layer)?.width == 200)
        host.run { layer.string = 7 }
        host.frame(at: 3)
        #expect(ink(layer) == 0, "neither a string nor an attributed one")
        for string in ["", String(repeating: "long ", count: 20_000), "👩‍👩‍👧 שלום\n\n"] {
            host.run { (layer.string, layer.isWrapped) = (string, true) }
            host.frame(at: 4)
            #expect((ink(layer) == 0) == string.isEmpty)
        }
        for size in [CGFloat.nan, -1, 0, 1e9] {
            host.run {
                CATransaction.setDisableActions(true)
                layer.fontSize = size
            }
            host.frame(at: 5)
        }
    }

    @Test func colourAndSizeAnimate() throws {
        let host = TestHost()
        let layer = show(on: host)
        let before = ink(layer)
        host.run { layer.add(CABasicAnimation("fontSize", from: 8.0, to: 36.0, duration: 1), forKey: nil) }
        host.frame(at: 1)
        let small = ink(layer)
        #expect(small < before && small > 0)
        host.frame(at: 1.5)
        #expect(ink(layer) > small && ink(layer) < before)
        host.frame(at: 2.5)
        #expect(ink(layer) == before)
        host.run { layer.setValue(CGColor(gray: 0, alpha: 0), forKey: "foregroundColor") }
        host.frame(at: 9)
        host.frame(at: 10)
        #expect(ink(layer) == 0 && layer.value(forKey: "fontSize") as? Double == 36)
    }
}
