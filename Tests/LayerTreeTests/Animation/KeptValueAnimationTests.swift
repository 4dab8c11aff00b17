import Foundation
import Graphics
import Testing

@testable import LayerTree

/// Animations of what a subclass keeps under keys of its own, and draws.
@MainActor struct KeptValueAnimationTests {
    /// A ring as published ones are written, but for where it keeps its progress.
    final class Ring: CALayer {
        var drawn: [CGFloat] = []

        var progress: CGFloat {
            get { value(forKey: "progress") as? CGFloat ?? 0 }
            set { setValue(newValue, forKey: "progress") }
        }

        override init() { super.init() }

        required init(layer: Any) { super.init(layer: layer) }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }

        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "progress" else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = presentation()?.value(forKey: event) ?? progress
            animation.duration = 1
            return animation
        }

        override func draw(in ctx: CGContext) { drawn.append(progress) }
    }

    private let host = TestHost()
    private let ring = Ring()

    init() {
        ring.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        ring.progress = 0.25
        host.run { host.root.addSublayer(ring) }
        host.frame(at: 0)
        ring.removeAllAnimations()
        host.frame(at: 0)
        ring.drawn = []
    }

    private func add(_ animation: CAPropertyAnimation) {
        animation.duration = 1
        host.run { ring.add(animation, forKey: nil) }
        host.frame(at: 10)
    }

    @Test func eachFrameIsDrawnWithWhatShows() {
        let animation = CABasicAnimation(keyPath: "progress")
        animation.fromValue = 0
        animation.toValue = 1
        add(animation)
        host.frame(at: 10.5)
        #expect(ring.drawn == [0, 0.5] && ring.progress == 0.25, "it is drawn with what shows, and keeps what was set")
        #expect(ring.presentation()?.value(forKey: "progress") as? CGFloat == 0.5)
        host.frame(at: 11.5)
        #expect(ring.drawn == [0, 0.5, 0.25] && ring.presentation()?.value(forKey: "progress") as? CGFloat == 0.25)
        host.frame(at: 12)
        #expect(ring.drawn.count == 3)
    }

    @Test func keyframesAreDrawn() {
        let animation = CAKeyframeAnimation(keyPath: "progress")
        animation.values = [0, 1, 0.5]
        add(animation)
        host.frame(at: 10.75)
        #expect(ring.drawn == [0, 0.75])
    }

    /// A change looks up the action, and draws.
    @Test func aChangeAnimatesAsTheClassSays() {
        host.run { ring.progress = 1 }
        host.frame(at: 20)
        host.frame(at: 20.5)
        host.frame(at: 22)
        #expect(ring.drawn.count == 3 && ring.drawn.first == 0.25 && ring.drawn.last == 1)
        #expect(abs(ring.drawn[1] - 0.625) < 0.2)
    }

    @Test(
        arguments: [0.5, Float(0.5), CGSize(width: 2, height: 4), CGRect(x: 0, y: 2, width: 4, height: 8)]
            as [any Sendable])
    func whatShowsIsOfTheTypeThatWasSet(value: any Sendable) throws {
        ring.setValue(value, forKey: "mine")
        let animation = CABasicAnimation(keyPath: "mine")
        animation.toValue = value
        add(animation)
        host.frame(at: 10.5)
        let shown = try #require(ring.presentation()?.value(forKey: "mine"))
        #expect(type(of: shown) == type(of: value as Any))
    }

    @Test func keysThatNobodyDrawsDrawNothing() {
        let animation = CABasicAnimation(keyPath: "other")
        animation.fromValue = 0
        animation.toValue = 1
        add(animation)
        host.frame(at: 10.5)
        #expect(ring.drawn.isEmpty && ring.presentation()?.value(forKey: "other") as? Double == 0.5)
    }

    /// A property that Swift stores cannot be set by its name: animating one is reported, once.
    @Test func anAnimationOfAStoredPropertyIsReported() {
        final class Wave: CALayer {
            var phase: CGFloat = 0
            override class func needsDisplay(forKey key: String) -> Bool { key == "phase" }
        }
        var reports: [String] = []
        host.run {
            FaultLog.current.onReport = { reports.append($0) }
            let wave = Wave()
            host.root.addSublayer(wave)
            for key in ["phase", "phase", "opacity", "unknown"] {
                let animation = CABasicAnimation(keyPath: key)
                let group = CAAnimationGroup()
                animation.toValue = 1
                group.animations = [animation]
                wave.add(group, forKey: key)
            }
            ring.add(CABasicAnimation(keyPath: "progress"), forKey: "p")
        }
        #expect(reports.count == 1 && reports[0].hasPrefix("Wave: an animation of \"phase\" does not change"))
    }
}
