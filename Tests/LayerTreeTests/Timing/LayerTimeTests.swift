import LayerTree
import Testing

@MainActor struct LayerTimeTests {
    @Test func timeSpacesNest() {
        let outer = CALayer()
        let inner = CALayer()
        outer.addSublayer(inner)
        outer.beginTime = 10
        outer.speed = 2
        outer.timeOffset = 1
        inner.beginTime = 5
        inner.speed = 0.5
        // ((20 - 10) * 2 + 1 - 5) * 0.5
        #expect(inner.convertTime(20, from: nil) == 8)
        #expect(inner.convertTime(8, to: nil) == 20)
        #expect(outer.convertTime(20, from: nil) == 21)
        #expect(inner.convertTime(8, to: outer) == 21 && inner.convertTime(21, from: outer) == 8)
    }

    @Test func aNewLayerHasTheTimeOfTheHost() {
        let layer = CALayer()
        #expect(layer.speed == 1 && layer.beginTime == 0 && layer.timeOffset == 0 && layer.duration == .infinity)
        #expect(layer.convertTime(7, from: nil) == 7)
    }

    @Test func aStoppedLayerStandsAtItsOffset() {
        let layer = CALayer()
        layer.speed = 0
        layer.timeOffset = 3
        #expect(layer.convertTime(100, from: nil) == 3 && layer.convertTime(3, to: nil) == .infinity)
    }

    @Test func scrubbing() {
        let host = TestHost()
        let log = AnimationLog()
        let parent = host.committedLayer()
        let layer = CALayer()
        host.run {
            parent.addSublayer(layer)
            parent.speed = 0
            layer.add(CABasicAnimation("opacity", from: 0.0, to: 1.0, log: log), forKey: nil)
        }
        host.frame(at: 100)
        #expect(layer.presentation()?.opacity == 0 && !host.layers.wantsFrames)
        for (time, offset) in [(101, 0.25), (102, 0.75), (103, 0.5)] {
            host.run { parent.timeOffset = offset }
            #expect(host.layers.wantsFrames)
            host.frame(at: Double(time))
            #expect(layer.presentation()?.opacity == Float(offset))
        }
        #expect(log.lines == ["start opacity"])
    }

    /// The usual recipe for pausing a layer and going on without a jump.
    @Test func pausingAndResuming() {
        let host = TestHost()
        let layer = host.committedLayer()
        host.run { layer.add(CABasicAnimation("opacity", from: 0.0, to: 1.0), forKey: nil) }
        host.frame(at: 100)
        host.frame(at: 100.25)
        host.run {
            let now = layer.convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = 0
            layer.timeOffset = now
        }
        host.frame(at: 150)
        #expect(layer.presentation()?.opacity == 0.25)
        host.run {
            let pausedAt = layer.timeOffset
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
            layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedAt
        }
        host.frame(at: 150)
        #expect(layer.presentation()?.opacity == 0.25)
        host.frame(at: 150.5)
        #expect(layer.presentation()?.opacity == 0.75)
    }

    @Test func speedsMultiplyDown() {
        let host = TestHost()
        let parent = host.committedLayer()
        let layer = CALayer()
        host.run {
            parent.addSublayer(layer)
            parent.speed = 4
            layer.speed = 0.5
            layer.add(CABasicAnimation("opacity", from: 0.0, to: 1.0), forKey: nil)
        }
        host.frame(at: 10)
        host.frame(at: 10.25)
        #expect(layer.presentation()?.opacity == 0.5)
        host.frame(at: 10.5)
        #expect(layer.animationKeys() == nil)
    }
}
