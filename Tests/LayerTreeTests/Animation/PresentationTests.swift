import LayerTree
import Testing

/// `presentation()` between two commits has the values on the screen.
@MainActor struct PresentationTests {
    private let host = TestHost()
    private let layer: CALayer

    init() {
        layer = host.committedLayer()
        host.run {
            CATransaction.setDisableActions(true)
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.opacity = 1
        }
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
            layer.position.x = 50
            layer.position.x = 60
            layer.opacity = 0.5
            layer.isHidden = true
            layer.backgroundColor = CGColor.white
        }
        let shown = try #require(layer.presentation())
        #expect(shown.position.x == 5 && shown.opacity == 1 && !shown.isHidden && shown.backgroundColor?.alpha == 0)
        #expect(shown.model() === layer && layer.position.x == 60)
        host.frame(at: 1)
        let next = try #require(layer.presentation())
        #expect(next.position.x == 60 && next.opacity == 0.5 && next.isHidden && next.backgroundColor != nil)
    }

    @Test func anAnimationThatHasNotBegunDoesNotShow() throws {
        host.run { layer.position.x = 105 }
        #expect(layer.animationKeys() == ["position"])
        #expect(try #require(layer.presentation()).position.x == 5)
        host.frame(at: 1)
        #expect(try #require(layer.presentation()).position.x == 5)
    }

    @Test func aRunningAnimationShowsAsInTheLastFrame() throws {
        host.run { layer.add(CABasicAnimation("position.x", from: 100.0, to: 200.0, duration: 2), forKey: nil) }
        host.frame(at: 1)
        host.frame(at: 2)
        change { layer.position = CGPoint(x: 7, y: 77) }
        let shown = try #require(layer.presentation())
        #expect(shown.position == CGPoint(x: 150, y: 5))
        host.frame(at: 2)
        #expect(try #require(layer.presentation()).position == CGPoint(x: 150, y: 77))
    }

    /// An animation that was removed before its end is still on the screen.
    @Test func whatARemovedAnimationShowedStaysUntilTheCommit() throws {
        host.run { layer.add(CABasicAnimation("position.x", from: 100.0, to: 200.0, duration: 2), forKey: nil) }
        host.frame(at: 1)
        host.frame(at: 2)
        host.run { layer.removeAllAnimations() }
        #expect(try #require(layer.presentation()).position.x == 150)
        change { layer.position.x = 20 }
        #expect(try #require(layer.presentation()).position.x == 150)
        host.frame(at: 3)
        #expect(try #require(layer.presentation()).position.x == 20)
    }

    @Test func flushingCommits() throws {
        change { layer.position.x = 50 }
        host.run { CATransaction.flush() }
        #expect(try #require(layer.presentation()).position.x == 50)
        change { layer.position.x = 60 }
        #expect(try #require(layer.presentation()).position.x == 50)
    }

    @Test func everyHostHasTransactionsOfItsOwn() throws {
        let other = TestHost()
        change { layer.position.x = 50 }
        other.layers.setNeedsCommit()
        other.frame(at: 0)
        #expect(try #require(layer.presentation()).position.x == 5)
    }

    @Test func aLayerThatWasNeverCommittedShowsNothing() {
        let loose = CALayer()
        loose.position.x = 4
        #expect(loose.presentation() == nil)
    }
}
