import Testing

@testable import LayerTree

/// The state of one kind of layer, in time: what was set, what was committed and what shows.
@MainActor struct SubclassStateTests {
    /// The progress of an animation that stands half way.
    private final class HalfWay: AnimationTrack {
        let settles = true
        var schedule: AnimationSchedule { AnimationSchedule(start: 0, begin: 0, duration: 10) { _ in 0.5 } }
        func fraction(atHostTime time: CFTimeInterval) -> Double { 0.5 }
    }

    private let host = TestHost()
    private let layer = CAShapeLayer()

    init() {
        host.run { host.root.addSublayer(layer) }
        host.frame(at: 0)
    }

    private func change(_ body: () -> Void) {
        host.run {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            body()
            CATransaction.commit()
        }
    }

    @Test func whatWasSetSinceTheCommitDoesNotShow() throws {
        change {
            layer.position.x = 10
            layer.lineWidth = 5
            layer.lineWidth = 7
        }
        #expect(try #require(layer.presentation()).lineWidth == 1 && layer.lineWidth == 7)
        host.frame(at: 1)
        #expect(try #require(layer.presentation()).lineWidth == 7)
        change { layer.lineWidth = 9 }
        #expect(try #require(layer.presentation()).lineWidth == 7)
    }

    @Test func aRemovedAnimationShowsUntilTheCommit() throws {
        host.run { layer.add(CABasicAnimation("lineWidth", from: 10.0, to: 20.0), forKey: nil) }
        host.frame(at: 1)
        host.frame(at: 1.5)
        change {
            layer.removeAllAnimations()
            layer.lineWidth = 3
        }
        #expect(try #require(layer.presentation()).lineWidth == 15)
        host.frame(at: 2)
        #expect(try #require(layer.presentation()).lineWidth == 3)
    }

    /// The values at the end of a player's animation are found without a change of the model.
    @Test func settlingLeavesTheModel() throws {
        let animation = CABasicAnimation("lineWidth", from: 10.0, to: 20.0)
        animation.track = HalfWay()
        host.run { layer.add(animation, forKey: nil) }
        host.frame(at: 1)
        var settled: [AnimationValue] = []
        host.layers.animations.takeAnimations(
            atHostTime: 1, finished: true, settle: { settled = [$0.start, $0.current, $0.end] }, where: { _ in true })
        #expect(settled == [.scalar(10), .scalar(15), .scalar(1)])
        #expect(layer.lineWidth == 1)
        layer.settle(AnimatableProperty(.lineWidth), at: .scalar(4))
        #expect(layer.lineWidth == 4 && layer.animationKeys() == nil)
    }
}
