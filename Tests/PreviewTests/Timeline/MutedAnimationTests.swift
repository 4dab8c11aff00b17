import LayerTree
import Testing
import ViewKit

@testable import Preview

/// Rows that are muted show their end values, however time goes; all others go on.
@MainActor @Suite struct MutedAnimationTests {
    private let rig = TimelineRig()

    private func mute(_ keyPath: String, _ isMuted: Bool, in stage: Stage) throws {
        let timeline = try #require(stage.animations())
        let row = try #require(timeline.rows.first { $0.keyPath == keyPath })
        stage.setMuted(layer: row.layer, keyPath: keyPath, isMuted)
    }

    /// The middle and the opacity that show.
    private func shown(_ view: UIView) throws -> [Double] {
        let layer = try #require(view.layer.presentation())
        return [Double(layer.position.x), Double(layer.opacity)]
    }

    @Test func aScrubbedTransitionShowsItsEndThere() throws {
        let rig = try TransitionRig("push")
        let stage = rig.session.stage
        rig.run { rig.scene.show(0.3) }
        rig.step()
        func lefts() throws -> [Double] {
            try #require(stage.animations()).rows.filter { $0.keyPath == "position" }.map { Double($0.frame.minX) }
        }
        try mute("position", true, in: stage)
        for progress in [0.3, 0.6] {
            rig.run { rig.scene.show(progress) }
            rig.step()
            let left = 390 * (1 - progress)
            #expect(try zip(lefts(), [-117, left, left]).allSatisfy { abs($0 - $1) < 1e-6 }, "at \(progress)")
        }
        let timeline = try #require(stage.animations())
        let muted = timeline.rows.filter { $0.bars.contains(where: \.isMuted) }
        #expect(muted.count == 1 && muted[0].bars.allSatisfy(\.isMuted))
        try mute("position", false, in: stage)
        rig.step()
        #expect(try abs(lefts()[0] + 117 * 0.6) < 1e-6)
        rig.run { rig.scene.release(finishes: false) }
        rig.rest()
        #expect(rig.depth == 1 && rig.reports.isEmpty)
    }

    @Test func whatPlaysStandsAtItsEnd() throws {
        let view = rig.addView()
        rig.step()
        rig.stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x += 100
                view.alpha = 0
            }
        }
        rig.step(26)
        try mute("position", true, in: rig.stage)
        #expect(rig.stage.wantsFrames)
        rig.step(25)
        let expected = [160, 0.5]
        #expect(try zip(shown(view), expected).allSatisfy { abs($0 - $1) < 1e-6 })
        try mute("position", false, in: rig.stage)
        rig.step(25)
        #expect(try zip(shown(view), [135, 0.25]).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test func aPropertyAnimatorAndAGroupAreMuted() throws {
        let view = rig.addView()
        let other = rig.addView()
        rig.step()
        let animator = rig.stage.run {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                view.center.x += 100
                view.alpha = 0
            }
            let group = CAAnimationGroup()
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0.8
            fade.toValue = 0.4
            let shift = CABasicAnimation(keyPath: "position.x")
            shift.toValue = 100
            group.animations = [fade, shift]
            group.duration = 1
            other.layer.add(group, forKey: nil)
            animator.fractionComplete = 0.25
            return animator
        }
        rig.step(26)
        #expect(try zip(shown(view), [85, 0.75]).allSatisfy { abs($0 - $1) < 1e-6 })
        try mute("position", true, in: rig.stage)
        try mute("position.x", true, in: rig.stage)
        rig.step(25)
        #expect(try zip(shown(view), [160, 0.75]).allSatisfy { abs($0 - $1) < 1e-6 })
        #expect(try zip(shown(other), [100, 0.6]).allSatisfy { abs($0 - $1) < 1e-6 })
        rig.stage.run { animator.stopAnimation(true) }
    }

    /// Another layer, another key path, and rows that are gone.
    @Test func onlyTheRowIsMuted() throws {
        let view = rig.addView()
        rig.step()
        rig.stage.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 100 } }
        rig.step(26)
        let timeline = try rig.timeline()
        let row = try #require(timeline.rows.first)
        rig.stage.setMuted(layer: row.layer + 1, keyPath: "position", true)
        rig.stage.setMuted(layer: row.layer, keyPath: "opacity", true)
        rig.stage.setMuted(layer: .max, keyPath: "", true)
        rig.step()
        #expect(try abs(shown(view)[0] - 86) < 1e-6)
        rig.step(100)
        rig.stage.setMuted(layer: row.layer, keyPath: "position", true)
        #expect(try shown(view)[0] == 160)
    }
}
