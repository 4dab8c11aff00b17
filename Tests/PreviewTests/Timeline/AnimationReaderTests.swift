import Foundation
import Graphics
import LayerTree
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// The animations of layers as values: each kind, by what was written in code.
@MainActor @Suite struct AnimationReaderTests {
    private let rig = TimelineRig()

    /// What code adds, and the line of its only bar.
    struct Sample: Sendable {
        let name: String
        let line: String
        let add: @MainActor @Sendable (UIView) -> Void
    }

    nonisolated static let samples: [Sample] = [
        // Of a critically damped spring that is a thousandth from its end after one second.
        Sample(name: "spring block", line: "0 + 1 view both added, (60, 70) to (60, 170), 0 0.671 0.944 0.992 0.999") {
            view in
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                animations: { view.center.y += 100 })
        },
        Sample(name: "delayed block", line: "0.5 + 1 view both, 1 to 0.25, 0 0.25 0.5 0.75 1") { view in
            UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.alpha = 0.25 }
        },
        Sample(
            name: "endless block",
            line: "0 + 0.5 view infinity times there and back both, #000000 to #FF8000, 0 0.25 0.5 0.75 1"
        ) { view in
            view.backgroundColor = .black
            UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
                view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            }
        },
        Sample(
            name: "keyframe block",
            line: "0 + 2 view both added, keys at 0 0.25 0.5 1, identity to scale 2, moved (0, 12), 0 0.129 0.5 0.871 1"
        ) { view in
            UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeLinear) {
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
                    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    view.transform = CGAffineTransform(scaleX: 2, y: 2).concatenating(
                        CGAffineTransform(translationX: 0, y: 12))
                }
            }
        },
        Sample(name: "basic", line: "0.19 + 0.4 basic 2.5 times backwards, 0.5 to 1, 0 0.25 0.5 0.75 1") { view in
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0.5
            animation.duration = 0.4
            // The frame comes a hundredth of a second later.
            animation.beginTime = CACurrentMediaTime() + 0.2
            animation.repeatCount = 2.5
            animation.fillMode = .backwards
            view.layer.add(animation, forKey: nil)
        },
        Sample(name: "faster", line: "0 + 0.5 basic 4 times forwards added, 10 to 0, 1 0.75 0.5 0.25 0") { view in
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.isAdditive = true
            animation.byValue = -10
            animation.toValue = 0
            animation.duration = 1
            animation.speed = -2
            // A run backwards begins at its end.
            animation.repeatDuration = 4
            animation.timeOffset = 4
            animation.fillMode = .forwards
            view.layer.add(animation, forKey: nil)
        },
        Sample(name: "path", line: "0 + 1 keyframes, keys at 0 0.2 1, (0, 0) to (30, 40), 0 0.25 0.5 0.75 1") { view in
            let animation = CAKeyframeAnimation(keyPath: "position")
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 30, y: 40))
            animation.path = path
            animation.keyTimes = [0, 0.2, 1]
            animation.duration = 1
            view.layer.add(animation, forKey: nil)
        },
        Sample(name: "turn", line: "0 + 1 basic, turned 30° to turned 90° about y, 0 0.25 0.5 0.75 1") { view in
            let animation = CABasicAnimation(keyPath: "transform")
            animation.fromValue = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
            animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
            animation.duration = 1
            view.layer.add(animation, forKey: nil)
        },
        Sample(name: "transition", line: "0 + 0.3 transition, - to push fromRight, 0 0.25 0.5 0.75 1") { view in
            let transition = CATransition()
            transition.type = .push
            transition.subtype = .fromRight
            transition.duration = 0.3
            view.layer.add(transition, forKey: nil)
        },
        Sample(name: "unknown", line: "0 + 1 basic, - to -, 0 0.25 0.5 0.75 1") { view in
            let animation = CABasicAnimation(keyPath: "wobble")
            animation.duration = 1
            view.layer.add(animation, forKey: nil)
        },
    ]

    @Test(arguments: samples.indices) func aBarIsWhatWasWritten(_ index: Int) throws {
        let sample = Self.samples[index]
        let view = rig.addView()
        rig.step()
        let timeline = try rig.timeline { sample.add(view) }
        #expect(try rig.bars().map(\.line) == [sample.line], "\(sample.name)")
        #expect(timeline.transition == nil && timeline.rows[0].name == "UIView" && !timeline.rows[0].isSnapshot)
        // Later frames change nothing but what shows.
        rig.step(3)
        #expect(try rig.bars() == timeline.rows[0].bars, "\(sample.name)")
    }

    /// A view that bounces is pushed once more while it moves: of each push the values are those that were meant.
    @Test func additiveAnimationsStandBesideEachOther() throws {
        let view = rig.addView()
        rig.step()
        for _ in 0..<3 {
            rig.stage.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 100 } }
            rig.step(10)
        }
        #expect(
            try rig.bars().map(\.line) == [
                "0 + 1 view both added, (60, 70) to (160, 70), 0 0.25 0.5 0.75 1",
                "0.1 + 1 view both added, (160, 70) to (260, 70), 0 0.25 0.5 0.75 1",
                "0.2 + 1 view both added, (260, 70) to (360, 70), 0 0.25 0.5 0.75 1",
            ])
        let timeline = try rig.timeline()
        #expect(timeline.duration == 1.2)
        // At 0.3 s three, two and one tenth of the ways have been gone.
        #expect(abs(Double(timeline.rows[0].frame.minX) - (10 + 29 + 19 + 9)) < 1e-6)
    }

    /// Rows are of layers in their order, with the names of the code.
    @Test func rowsHaveNamesDepthsAndFrames() throws {
        final class Screen: UIViewController {
            let card = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
            lazy var badge = UILabel(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            let line = CALayer()
        }
        let rig = TimelineRig { Screen() }
        let screen = try #require(rig.controller as? Screen)
        let timeline = try rig.timeline {
            screen.card.addSubview(screen.badge)
            screen.view.addSubview(screen.card)
            screen.view.layer.addSublayer(screen.line)
            rig.step()
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.duration = 1
            screen.line.add(fade, forKey: nil)
            UIView.animate(withDuration: 1) {
                screen.badge.alpha = 0
                screen.card.frame.origin.y = 140
            }
        }
        let shown = timeline.rows.map { "\($0.depth) \($0.name) \($0.property ?? "-") \($0.keyPath)" }
        #expect(
            shown == [
                "0 UIView Screen.card position", "1 UILabel Screen.badge opacity", "0 CALayer Screen.line opacity",
            ])
        #expect(timeline.rows[1].frame == CGRect(x: 30, y: 50, width: 20, height: 20))
        #expect(Set(timeline.rows.map(\.layer)).count == 3)
        rig.step(5)
        #expect(try rig.timeline().rows.map(\.layer) == timeline.rows.map(\.layer))
    }

    /// A layer within layers whose time is slower, later, or stands.
    @Test func theTimeOfALayerCounts() throws {
        let outer = rig.addView()
        let view = rig.addView()
        rig.stage.run {
            outer.addSubview(view)
            outer.layer.speed = 0.5
        }
        rig.step()
        let line = "0 + 1 basic, 0 to 1, 0 0.25 0.5 0.75 1"
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 1
        #expect(try rig.timeline { view.layer.add(animation, forKey: "a") }.rows[0].bars.map(\.line) == [line])
        rig.step(7)
        #expect(try rig.bars().map(\.line) == [line])
        rig.stage.run { outer.layer.speed = 0 }
        rig.step()
        #expect(try rig.bars().count == 1)
    }
}
