import Foundation
import LayerTree
import Testing

/// The evaluation of animations in a frame.
@MainActor struct EvaluationTests {
    /// A progress that counts how often it is asked for.
    private final class Counter: AnimationTrack {
        let settles = true
        var schedule: AnimationSchedule { AnimationSchedule(start: 0, begin: 0, duration: 10) { _ in 0.5 } }
        private(set) var count = 0

        func fraction(atHostTime time: CFTimeInterval) -> Double {
            count += 1
            return 0.5
        }
    }

    /// A layer that does something when it is laid out.
    private final class LaidOutLayer: CALayer {
        var work: () -> Void = {}

        override func layoutSublayers() { work() }
    }

    private let host = TestHost()

    private func animation(_ track: (any AnimationTrack)? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 10
        animation.track = track
        return animation
    }

    private func shownOpacity(of layer: CALayer) -> Float { layer.presentation()?.opacity ?? .nan }

    @Test func aFrameWithoutLayoutEvaluatesOnce() {
        let counter = Counter()
        let layers = (0..<5).map { _ in host.committedLayer() }
        host.run { for layer in layers { layer.add(animation(counter), forKey: nil) } }
        host.frame(at: 1)
        let before = counter.count
        for frame in 2...11 { host.frame(at: CFTimeInterval(frame)) }
        #expect(counter.count - before == 10 * layers.count)
    }

    /// Changes of layout show in the same frame: the time of a layer, an animation, the end of one.
    @Test func whatLayoutChangesIsEvaluatedAgain() {
        let layer = host.committedLayer()
        let other = host.committedLayer()
        let parent = LaidOutLayer()
        host.run { host.root.addSublayer(parent) }
        host.run { layer.add(animation(), forKey: nil) }
        host.frame(at: 0)
        host.frame(at: 1)
        #expect(abs(shownOpacity(of: layer) - 0.1) < 1e-6)
        host.run {
            parent.work = {
                layer.timeOffset = 4
                other.add(animation(), forKey: nil)
            }
            parent.setNeedsLayout()
        }
        host.frame(at: 2)
        #expect(abs(shownOpacity(of: layer) - 0.6) < 1e-6)
        #expect(abs(shownOpacity(of: other)) < 1e-6)
        host.run {
            parent.work = { layer.removeAllAnimations() }
            parent.setNeedsLayout()
        }
        host.frame(at: 3)
        #expect(shownOpacity(of: layer) == 1 && abs(shownOpacity(of: other) - 0.1) < 1e-6)
    }

    /// Layers of several superlayers, each with a time of its own, in any order.
    @Test func eachSuperlayersTimeCounts() {
        let parents = (0..<3).map { _ in host.committedLayer() }
        host.run {
            for (index, parent) in parents.enumerated() {
                parent.speed = Float(index + 1)
                parent.addSublayer(CALayer())
                parent.addSublayer(CALayer())
            }
        }
        host.frame(at: 0)
        let children = [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (2, 1)].map { parents[$0.0].sublayers?[$0.1] }
        host.run { for child in children { child?.add(animation(), forKey: nil) } }
        host.frame(at: 0)
        host.frame(at: 2)
        for (child, speed) in zip(children, [1, 2, 1, 3, 2, 3] as [Float]) {
            #expect(abs((child?.presentation()?.opacity ?? .nan) - 0.2 * speed) < 1e-6)
        }
    }

    /// A delegate that changes the time of a superlayer as an animation starts is heeded by the layers that follow.
    @Test func aDelegateMayChangeTheTime() {
        final class Delegate: NSObject, CAAnimationDelegate {
            var work: () -> Void = {}
            func animationDidStart(_ anim: CAAnimation) { work() }
        }
        let parent = host.committedLayer()
        let first = CALayer()
        let second = CALayer()
        host.run {
            parent.addSublayer(first)
            parent.addSublayer(second)
        }
        host.frame(at: 0)
        host.run { second.add(animation(), forKey: nil) }
        host.frame(at: 0)
        let delegate = Delegate()
        delegate.work = { parent.timeOffset = 5 }
        host.run {
            let starting = animation()
            starting.delegate = delegate
            first.add(starting, forKey: nil)
        }
        host.frame(at: 1)
        host.frame(at: 1)
        #expect(abs(shownOpacity(of: second) - 0.6) < 1e-6)
    }
}
