import LayerTree
import Testing

@MainActor struct HostTests {
    @Test func twoHostsRunSideBySide() {
        let a = TestHost(framesPerSecond: 60)
        let b = TestHost(framesPerSecond: 120)
        let layerA = a.committedLayer(at: 10)
        let layerB = b.committedLayer(at: 500)
        a.run {
            CATransaction.setAnimationDuration(2)
            b.run { #expect(CATransaction.animationDuration() == 0.25 && CACurrentMediaTime() == 500) }
            #expect(CACurrentMediaTime() == 10)
        }
        a.run { layerA.add(CABasicAnimation("opacity", from: 0.0, to: 1.0), forKey: nil) }
        b.run { layerB.add(CABasicAnimation("opacity", from: 0.0, to: 1.0, duration: 10), forKey: nil) }
        a.frame(at: 20)
        b.frame(at: 1000)
        a.frame(at: 20.5)
        #expect(layerA.presentation()?.opacity == 0.5 && layerB.presentation()?.opacity == 0)
        b.frame(at: 1005)
        #expect(layerA.presentation()?.opacity == 0.5 && layerB.presentation()?.opacity == 0.5)
        a.frame(at: 21)
        #expect(!a.layers.wantsFrames && b.layers.wantsFrames)
    }

    @Test func theHostBeforeComesBackAlsoAfterAnError() {
        let a = TestHost()
        let b = TestHost()
        a.run {
            #expect(throws: CancellationError.self) { try b.run { throw CancellationError() } }
            #expect(HostScope.current === a)
        }
        #expect(HostScope.current !== a)
    }

    @Test func aLayerDrawnByOneHostIsUnknownToTheOther() {
        let a = TestHost()
        let b = TestHost()
        let layer = a.committedLayer()
        b.frame(at: 0)
        b.frame(at: 1)
        #expect(a.committer.fragment(of: layer, afterUpdates: false) != nil)
        #expect(b.committer.fragment(of: layer, afterUpdates: false) == nil)
    }

    @Test func withoutAHostTimeStandsAndGeometryWorks() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(layer.position == CGPoint(x: 2.5, y: 4) && CACurrentMediaTime() == 0)
        let fragment = try #require(TestHost().committer.fragment(of: layer, afterUpdates: true))
        #expect(HostScope.current.rasterizer.rasterize(fragment, scale: 1) == nil)
        let decoder = HostScope.current.imageDecoder
        #expect { try decoder.decode(contentsOf: "a.png") } throws: {
            "\($0)".contains("a.png") && "\($0)".contains("Stage")
        }
    }
}
