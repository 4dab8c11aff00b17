import LayerTree
import RenderTree
import Testing

@MainActor struct FragmentTests {
    private let host = TestHost()

    /// A card at (50, 20) with a picture and a child.
    private func card() -> CALayer {
        let card = CALayer()
        let child = CALayer()
        host.run {
            card.frame = CGRect(x: 50, y: 20, width: 100, height: 60)
            card.backgroundColor = CGColor.white
            card.contents = CGImage.blank(4, 4)
            child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
            child.backgroundColor = CGColor.black
            card.addSublayer(child)
            host.root.addSublayer(card)
        }
        return card
    }

    @Test func withoutUpdatesItIsWhatWasCommitted() throws {
        let card = card()
        #expect(host.committer.fragment(of: card, afterUpdates: false) == nil, "never drawn")
        host.frame(at: 0)
        host.run {
            CATransaction.setDisableActions(true)
            card.backgroundColor = CGColor.black
            card.sublayers = nil
            card.bounds.size.width = 7
        }
        let before = try #require(host.committer.fragment(of: card, afterUpdates: false))
        #expect(before.tree.nodes.map(\.kind) == [.group, .solid, .image, .solid])
        #expect(before.tree.nodes[1].color.x == 1 && before.tree.size == CGSize(width: 100, height: 60))
        let after = try #require(host.run { host.committer.fragment(of: card, afterUpdates: true) })
        #expect(after.tree.nodes.map(\.kind) == [.group, .solid, .image])
        #expect(after.tree.nodes[1].color.x == 0 && after.tree.size == CGSize(width: 7, height: 60))
    }

    @Test func itIsSharedWithinACommitAsLongAsItIsUsed() throws {
        let card = card()
        host.frame(at: 0)
        let first = try #require(host.committer.fragment(of: card, afterUpdates: false))
        #expect(host.committer.fragment(of: card, afterUpdates: false) === first)
        host.layers.setNeedsCommit()
        host.frame(at: 1)
        #expect(host.committer.fragment(of: card, afterUpdates: false) !== first)
        weak let unused = host.committer.fragment(of: card, afterUpdates: false)
        #expect(unused == nil)
    }

    @Test func withUpdatesItIsSharedUntilSomethingChanges() throws {
        let card = card()
        func fragment() throws -> Fragment {
            try #require(host.run { host.committer.fragment(of: card, afterUpdates: true) })
        }
        let first = try fragment()
        #expect(try fragment() === first, "nothing changed")
        host.run {
            CATransaction.setDisableActions(true)
            card.sublayers?[0].position.x += 1
        }
        let second = try fragment()
        #expect(second !== first && second.tree.nodes[3].transform.tx == first.tree.nodes[3].transform.tx + 1)
        host.frame(at: 0)
        #expect(try fragment() === second, "a commit changes nothing")
    }

    @Test func aChangeElsewhereKeepsIt() throws {
        let card = card()
        let other = CALayer()
        host.run { host.root.addSublayer(other) }
        func fragment() throws -> Fragment {
            try #require(host.run { host.committer.fragment(of: card, afterUpdates: true) })
        }
        let first = try fragment()
        host.run {
            CATransaction.setDisableActions(true)
            other.backgroundColor = CGColor.white
            card.position.x += 1
            card.contents = card.contents
        }
        #expect(try fragment() === first, "neither another layer nor its own place is in it")
        host.run { card.contents = CGImage.blank(4, 4) }
        #expect(try fragment() !== first, "another picture, if an equal one")
    }

    @Test func whatLeftTheScreenIsGone() {
        let card = card()
        host.frame(at: 0)
        host.run { card.isHidden = true }
        #expect(host.committer.fragment(of: card, afterUpdates: false) != nil)
        host.frame(at: 1)
        #expect(host.committer.fragment(of: card, afterUpdates: false) == nil)
    }

    @Test func aLayerInNoTreeCanBeTaken() throws {
        final class LaidOut: CALayer {
            override func layoutSublayers() { sublayers?.first?.position.x = 9 }
        }
        let layer = LaidOut()
        let child = CALayer()
        layer.bounds = CGRect(x: 3, y: 0, width: 30, height: 20)
        child.backgroundColor = CGColor.white
        layer.addSublayer(child)
        layer.setNeedsLayout()
        let fragment = try #require(host.run { host.committer.fragment(of: layer, afterUpdates: true) })
        #expect(fragment.tree.nodes.map(\.kind) == [.group, .solid])
        #expect(fragment.tree.nodes[0].transform.tx == -3 && fragment.tree.nodes[1].transform.tx == 9)
        #expect(layer.presentation() == nil, "it does not count as committed")
    }

    @Test func itsOwnPlaceAndOpacityAreLeftOut() throws {
        let card = card()
        card.opacity = 0.5
        card.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        card.transform.m34 = -0.002
        host.frame(at: 0)
        for afterUpdates in [false, true] {
            let fragment = try #require(host.committer.fragment(of: card, afterUpdates: afterUpdates))
            #expect(fragment.tree.nodes[0].opacity == 1 && fragment.tree.nodes[0].transform == .identity)
            #expect(!fragment.tree.nodes[0].flags.contains(.projective))
        }
    }

    @Test func itShowsWhatAnimationsShow() throws {
        let card = card()
        host.frame(at: 0)
        let child = try #require(card.sublayers?.first)
        host.run { child.add(CABasicAnimation("position.x", from: 40.0, to: 60.0), forKey: nil) }
        host.frame(at: 1)
        host.frame(at: 1.5)
        for afterUpdates in [false, true] {
            let fragment = try #require(host.run { host.committer.fragment(of: card, afterUpdates: afterUpdates) })
            #expect(fragment.tree.nodes.last?.transform.tx == 45)
        }
    }

    @Test func itOutlivesItsLayerAndOwnsItsPictures() throws {
        var fragment: Fragment?
        do {
            let card = card()
            host.frame(at: 0)
            fragment = host.committer.fragment(of: card, afterUpdates: false)
            host.run { card.removeFromSuperlayer() }
        }
        host.frame(at: 1)
        host.frame(at: 2)
        let store = host.layers.resources
        let image = try #require(fragment?.tree.nodes[2].resource)
        #expect(store[image] != nil)
        fragment = nil
        #expect(store[image] == nil && store.count == 0)
    }

    @Test func snapshotsCanBeSnapshotted() throws {
        let snapshot = CALayer()
        do {
            let card = card()
            host.frame(at: 0)
            host.run {
                snapshot.fragment = host.committer.fragment(of: card, afterUpdates: false)
                snapshot.frame = card.frame
                host.root.addSublayer(snapshot)
                card.removeFromSuperlayer()
            }
        }
        host.frame(at: 1)
        #expect(host.nodes.map(\.kind) == [.group, .fragment])
        let second = try #require(host.committer.fragment(of: snapshot, afterUpdates: false))
        #expect(second.tree.nodes.map(\.kind) == [.fragment] && second.tree.size == CGSize(width: 100, height: 60))
        let store = host.layers.resources
        host.run {
            snapshot.fragment = second
            snapshot.removeAllAnimations()
        }
        host.frame(at: 2)
        guard case .fragment(let outer)? = store[try #require(host.nodes.last).resource],
            case .fragment(let inner)? = store[outer.tree.nodes[0].resource]
        else {
            Issue.record("the chain is broken")
            return
        }
        #expect(inner.tree.nodes.map(\.kind) == [.group, .solid, .image, .solid])
        #expect(store[inner.tree.nodes[2].resource] != nil)
    }

    @Test func theWholeChainGoesAwayAtOnce() throws {
        let store = host.layers.resources
        do {
            let card = card()
            let snapshot = CALayer()
            host.frame(at: 0)
            host.run {
                snapshot.fragment = host.committer.fragment(of: card, afterUpdates: false)
                let outer = host.committer.fragment(of: snapshot, afterUpdates: true)
                snapshot.fragment = outer
                card.removeFromSuperlayer()
            }
            host.frame(at: 1)
            #expect(store.count > 1)
        }
        host.layers.setNeedsCommit()
        host.frame(at: 2)
        #expect(store.count == 0)
    }

    @Test func takingOneStartsNothing() throws {
        let card = card()
        let log = AnimationLog()
        host.frame(at: 10)
        let child = try #require(card.sublayers?.first)
        let animation = CABasicAnimation("position.x", from: 40.0, to: 60.0, log: log)
        animation.fillMode = .both
        host.run { child.add(animation, forKey: nil) }
        let fragment = try #require(host.run { host.committer.fragment(of: card, afterUpdates: true) })
        #expect(log.lines.isEmpty && fragment.tree.nodes.last?.transform.tx == 5)
        host.frame(at: 20)
        #expect(log.lines == ["start position.x"] && host.nodes.last?.transform.tx == 35)
    }
}
