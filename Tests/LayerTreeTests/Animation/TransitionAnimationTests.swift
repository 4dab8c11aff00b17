import Graphics
import RenderTree
import Testing

@testable import LayerTree

@MainActor struct TransitionAnimationTests {
    private let host = TestHost()
    private let layer: CALayer

    /// A red layer of 100 x 50 points that was committed.
    init() {
        layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        host.run { host.root.addSublayer(layer) }
        host.frame(at: 0)
    }

    /// Turns the layer blue through `transition`, which takes a second from time 10 on.
    private func run(_ transition: CATransition, color: CGColor? = CGColor(red: 0, green: 0, blue: 1, alpha: 1)) {
        transition.duration = 1
        host.run {
            CATransaction.setDisableActions(true)
            layer.add(transition, forKey: "any key")
            layer.backgroundColor = color
        }
        host.frame(at: 10)
    }

    private func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CATransition {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        return transition
    }

    /// The old picture and the group of the new one.
    private var pictures: (old: RenderNode?, new: RenderNode?, isOldAbove: Bool) {
        let old = host.nodes.firstIndex { $0.kind == .fragment }
        let new = host.nodes.indices.dropFirst(2).first { host.nodes[$0].kind == .group }
        return (old.map { host.nodes[$0] }, new.map { host.nodes[$0] }, (old ?? 0) > (new ?? .max))
    }

    @Test func defaults() {
        let transition = CATransition()
        #expect(transition.type == .fade && transition.subtype == nil && transition.timingFunction == nil)
        #expect(transition.startProgress == 0 && transition.endProgress == 1 && transition.duration == 0)
    }

    @Test func itHasOneKeyWhateverItIsAddedWith() {
        run(transition(.fade))
        #expect(layer.animationKeys() == ["transition"])
        host.run { layer.add(CATransition(), forKey: nil) }
        #expect(layer.animationKeys() == [kCATransition])
        host.run { layer.removeAnimation(forKey: kCATransition) }
        #expect(layer.animationKeys() == nil)
    }

    @Test func aFadeShowsTheLastCommitBelowWhatIsNew() throws {
        run(transition(.fade))
        #expect(pictures.new == nil, "at first only the old picture shows")
        let old = try #require(pictures.old)
        #expect(old.bounds == SIMD4(0, 0, 100, 50) && old.opacity == 1)
        guard case .fragment(let fragment)? = host.layers.resources[old.resource] else {
            Issue.record("no fragment")
            return
        }
        #expect(fragment.tree.nodes[0].color == SIMD4(1, 0, 0, 1))
        host.frame(at: 10.25)
        #expect(pictures.new?.opacity == 0.25 && pictures.old?.opacity == 1, "opaque on opaque stays opaque")
        #expect(host.nodes.contains { $0.kind == .solid && $0.color == SIMD4(0, 0, 1, 1) })
        host.frame(at: 11)
        #expect(pictures.old == nil && layer.animationKeys() == nil)
        #expect(host.nodes.last?.kind == .solid)
    }

    @Test func whatLetsSomethingThroughFadesBothWays() {
        run(transition(.fade), color: CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        host.frame(at: 10.25)
        #expect(pictures.new?.opacity == 0.25 && pictures.old?.opacity == 0.75)
    }

    @Test func aLayerInItThatFillsItCounts() {
        let fill = CALayer()
        host.run {
            fill.frame = layer.bounds
            fill.backgroundColor = CGColor.white
            layer.addSublayer(fill)
        }
        run(transition(.fade), color: nil)
        host.frame(at: 10.25)
        #expect(pictures.old?.opacity == 1)
        host.run {
            CATransaction.setDisableActions(true)
            fill.frame.size.width -= 1
        }
        host.frame(at: 10.25)
        #expect(pictures.old?.opacity == 0.75)
    }

    nonisolated static let pushes: [(CATransitionSubtype?, Double, Double)] = [
        (nil, 1, 0), (.fromLeft, 1, 0), (.fromRight, -1, 0), (.fromTop, 0, -1), (.fromBottom, 0, 1),
    ]

    @Test(arguments: pushes) func aPushMovesBothAndFadesThem(_ push: (CATransitionSubtype?, Double, Double)) throws {
        run(transition(.push, push.0))
        host.frame(at: 10.25)
        let old = try #require(pictures.old)
        let new = try #require(pictures.new)
        #expect(old.transform == CGAffineTransform(translationX: push.1 * 25, y: push.2 * 12.5))
        #expect(new.transform == CGAffineTransform(translationX: push.1 * -75, y: push.2 * -37.5))
        #expect(old.opacity == 0.75 && new.opacity == 0.25)
    }

    @Test func moveInComesOverAndRevealLeavesWhatIsThere() throws {
        run(transition(.moveIn, .fromRight))
        host.frame(at: 10.25)
        #expect(pictures.old?.transform == .identity && pictures.new?.transform.tx == 75 && !pictures.isOldAbove)
        #expect(pictures.old?.opacity == 1 && pictures.new?.opacity == 0.25)
        host.run { layer.removeAllAnimations() }
        host.frame(at: 10.5)
        run(transition(.reveal, .fromBottom))
        host.frame(at: 10.25)
        #expect(pictures.new?.transform == .identity && pictures.old?.transform.ty == 12.5 && pictures.isOldAbove)
        #expect(pictures.old?.opacity == 0.75 && pictures.new?.opacity == 1)
    }

    @Test func itRunsFromStartToEndProgress() {
        let part = transition(.fade)
        part.startProgress = 0.5
        part.endProgress = 0.75
        part.fillMode = .forwards
        part.isRemovedOnCompletion = false
        run(part)
        #expect(pictures.new?.opacity == 0.5)
        host.frame(at: 10.5)
        #expect(pictures.new?.opacity == 0.625)
        for time in [11.0, 20] {
            host.frame(at: time)
            #expect(pictures.new?.opacity == 0.75)
        }
        host.run { layer.removeAllAnimations() }
        host.frame(at: 21)
        #expect(pictures.old == nil)
    }

    @Test func oddProgressNeverTraps() {
        for (start, end) in [(Float.nan, Float.nan), (-3, 9), (0.75, 0.25), (.infinity, -.infinity)] {
            let part = transition(.push)
            part.startProgress = start
            part.endProgress = end
            run(part)
            host.frame(at: 10.5)
            let opacity = pictures.new?.opacity ?? 0
            #expect(opacity >= 0 && opacity <= 1)
            host.run { layer.removeAllAnimations() }
        }
        let odd = transition(CATransitionType(rawValue: "cube"), CATransitionSubtype(rawValue: "fromBehind"))
        run(odd)
        host.frame(at: 10.25)
        #expect(pictures.new?.opacity == 0.25 && pictures.new?.transform == .identity)
    }

    @Test func aLayerThatWasNeverDrawnFadesIn() {
        let fresh = CALayer()
        host.run {
            fresh.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            fresh.add(transition(.fade), forKey: nil)
            host.root.addSublayer(fresh)
        }
        host.frame(at: 1)
        host.frame(at: 1.125)
        #expect(pictures.old == nil && host.nodes.last?.opacity == 0.5)
    }

    @Test func anotherOneStartsFromWhatShows() throws {
        run(transition(.fade))
        host.frame(at: 10.5)
        let second = transition(.fade)
        second.duration = 1
        host.run { layer.add(second, forKey: nil) }
        host.frame(at: 10.5)
        let old = try #require(pictures.old)
        guard case .fragment(let fragment)? = host.layers.resources[old.resource] else { return }
        #expect(fragment.tree.nodes.contains { $0.kind == .fragment }, "the picture on the way is what it had")
    }

    @Test func itTellsItsDelegateAndLeavesNothingBehind() {
        let log = AnimationLog()
        let before = host.layers.resources.count
        let transition = transition(.push)
        transition.delegate = log
        transition.setValue("push", forKey: "name")
        run(transition)
        host.frame(at: 10.5)
        #expect(host.layers.resources.count == before + 1)
        host.frame(at: 11)
        host.frame(at: 12)
        #expect(log.lines == ["start push", "stop push true"])
        #expect(host.layers.resources.count == before)
    }

    @Test func removedOnTheWayWhatIsNewShowsAtOnce() {
        run(transition(.fade))
        host.frame(at: 10.5)
        host.run {
            layer.add(CABasicAnimation("opacity", from: 1.0, to: 1.0, duration: 100), forKey: "other")
            layer.removeAnimation(forKey: kCATransition)
        }
        host.frame(at: 10.5)
        #expect(pictures.old == nil && host.nodes.last?.color == SIMD4(0, 0, 1, 1))
    }

    @Test func inAGroupItDoesNothing() {
        let group = CAAnimationGroup()
        group.animations = [transition(.fade)]
        group.duration = 1
        host.run { layer.add(group, forKey: "group") }
        host.frame(at: 10)
        host.frame(at: 10.5)
        #expect(pictures.old == nil && layer.animationKeys() == ["group"])
    }

    @Test func aCopyIsTheSameTransition() throws {
        let transition = transition(.reveal, .fromTop)
        transition.startProgress = 0.25
        transition.endProgress = 0.5
        let copy = try #require(transition.copy() as? CATransition)
        #expect(copy.type == .reveal && copy.subtype == .fromTop)
        #expect(copy.startProgress == 0.25 && copy.endProgress == 0.5)
    }
}
