import RenderTree
import Testing

@testable import ViewKit

@MainActor @Suite struct VisualEffectTests {
    let rig = ControlRig()

    private var backdrops: [RenderNode] { rig.host.committer.tree.nodes.filter { $0.kind == .backdrop } }

    private func effectView(_ style: UIBlurEffect.Style?) -> UIVisualEffectView {
        rig.run {
            let view = UIVisualEffectView(effect: style.map { UIBlurEffect(style: $0) })
            view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
            return view
        }
    }

    @Test func aBlurIsOneNodeOfItsSize() throws {
        let view = effectView(.light)
        rig.show(view)
        let node = try #require(backdrops.first)
        #expect(backdrops.count == 1 && node.bounds == SIMD4(0, 0, 100, 50) && node.backdrop.deviation == 20)
        #expect(view.contentView.frame == view.bounds)
        #expect(node.backdrop.saturation == 0.8)
        rig.run { view.effect = nil }
        rig.frame()
        #expect(backdrops.isEmpty)
    }

    @Test func noEffectIsNoNode() {
        rig.show(effectView(nil))
        #expect(backdrops.isEmpty)
    }

    @Test func theEffectComesWithinAnAnimation() throws {
        let view = effectView(nil)
        rig.show(view)
        rig.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.effect = UIBlurEffect(style: .dark)
            }
        }
        rig.frame()
        rig.wait(0.5)
        let node = try #require(backdrops.first)
        #expect(abs(node.backdrop.deviation - 6.5) < 0.4 && abs(node.backdrop.saturation - 0.4) < 0.03)
        let shade = try #require(view.subviews[1].layer.presentation()?.backgroundColor?.components)
        #expect(abs(shade[3] - 0.365) < 0.02)
        rig.wait(1)
        #expect(backdrops.first?.backdrop.deviation == 13)
    }

    /// An animator that ends at its start, or on the way, leaves the whole effect there, not its shade alone.
    @Test(
        arguments: [(UIViewAnimatingPosition.start, 0), (.current, 6.5), (.end, 13)]
            as [(UIViewAnimatingPosition, Float)])
    func anAnimatorPutsTheBlurWhereItEnds(position: UIViewAnimatingPosition, radius: Float) {
        let view = effectView(nil)
        rig.show(view)
        rig.run {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                view.effect = UIBlurEffect(style: .dark)
            }
            animator.fractionComplete = 0.5
            animator.stopAnimation(false)
            animator.finishAnimation(at: position)
        }
        rig.frame()
        rig.frame()
        #expect(abs((backdrops.first?.backdrop.deviation ?? 0) - radius) < 0.01)
    }

    /// Pixels that are kept of earlier frames have to be right around it, too.
    @Test func whatStandsBesideItStaysInPlace() {
        let view = effectView(.light)
        rig.show(view)
        let other = rig.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        rig.run {
            other.backgroundColor = .red
            view.contentView.addSubview(other)
        }
        rig.frame()
        for step in 0..<6 {
            rig.run {
                view.effect = step % 2 == 0 ? nil : UIBlurEffect(style: .dark)
                other.frame.origin.x += 1
            }
            rig.frame()
            rig.frame()
            #expect(backdrops.count == step % 2)
            let solid = rig.host.committer.tree.nodes.last
            #expect(solid?.kind == .solid && solid?.transform.tx == CGFloat(step + 1))
        }
    }
}
