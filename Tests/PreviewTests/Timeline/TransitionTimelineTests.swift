import Testing
import ViewKit

@testable import Preview

/// The axis of a transition: what follows it, and what only moves beside it.
@MainActor @Suite struct TransitionTimelineTests {
    /// An animator that moves a canvas by a property animator of its own, and fades another view by an explicit animation.
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        private var animator: UIViewPropertyAnimator?

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }

        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            context.containerView.addSubview(canvas)
            let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { [canvas] in canvas.alpha = 0 }
            made.addAnimations({ [canvas] in canvas.center.x = 295 }, delayFactor: 0.5)
            made.addCompletion { [canvas] _ in
                canvas.removeFromSuperview()
                context.completeTransition(!context.transitionWasCancelled)
            }
            animator = made
            return made
        }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let animator = Animator()
        var driver: UIPercentDrivenInteractiveTransition?

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    private let rig = TimelineRig()
    private let delegate = Delegate()

    private func present() {
        rig.stage.run {
            let screen = UIViewController()
            screen.modalPresentationStyle = .fullScreen
            screen.transitioningDelegate = delegate
            rig.controller.present(screen, animated: true)
            screen.transitionCoordinator?.animate(alongsideTransition: { _ in rig.controller.view.alpha = 0.5 })
        }
    }

    private var expected: [String] {
        [
            "opacity 0 + 1 view both, 1 to 0.5, 0 0.129 0.5 0.871 1",
            "opacity 0 + 1 propertyAnimator both, 1 to 0, 0 0.25 0.5 0.75 1",
            "position 0.5 + 0.5 propertyAnimator both added, (195, 422) to (295, 422), 0 0.25 0.5 0.75 1",
        ]
    }

    private func lines(_ timeline: AnimationTimeline) -> [String] {
        timeline.rows.flatMap { row in row.bars.map { "\(row.keyPath) \($0.line)" } }
    }

    /// Its driver may be the gesture's, and the animator one that is scrubbed with it.
    @Test(arguments: [true, false]) func anAnimatorOfATransitionStandsOnItsAxis(isDriven: Bool) throws {
        rig.step(50)
        if isDriven { delegate.driver = UIPercentDrivenInteractiveTransition() }
        present()
        for step in 0..<4 {
            rig.step()
            if isDriven { rig.stage.run { delegate.driver?.update(Double(step) * 0.2) } }
            let timeline = try rig.timeline()
            #expect(lines(timeline) == expected, "after \(step) frames")
            #expect(timeline.transition == 1 && timeline.duration == 1)
            #expect(timeline.rows.map(\.property) == [nil, "Animator.canvas", "Animator.canvas"])
        }
        rig.stage.run { delegate.driver?.cancel() }
        rig.step(2)
        #expect(try lines(rig.timeline()) == expected, "after the release")
        rig.step(200)
        #expect(try rig.timeline().rows.isEmpty)
    }

    /// What has no part in the transition stands where it began by the clock on the wall; within its container, whose time the
    /// gesture sets, by that time.
    @Test func whatMovesBesideItStandsByTheHostsTime() throws {
        let inside = rig.addView()
        let outside = rig.stage.run {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            rig.stage.window.addSubview(view)
            return view
        }
        func animate(_ views: [UIView], for duration: Double) {
            rig.stage.run {
                UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
                    for view in views { view.center.x += 10 }
                }
            }
        }
        rig.step()
        animate([inside, outside], for: 60)
        rig.step(50)
        delegate.driver = UIPercentDrivenInteractiveTransition()
        present()
        rig.step()
        rig.stage.run { delegate.driver?.update(0.5) }
        rig.step(30)
        rig.stage.run { delegate.driver?.update(0.9) }
        animate([inside, outside], for: 50)
        for _ in 0..<2 {
            rig.step()
            let rows = try rig.timeline().rows.filter { $0.keyPath == "position" && $0.bars[0].duration > 1 }
            // The gesture began with the 50th frame, and the second block with the 82nd.
            #expect(rows.map { $0.bars.map(\.begin.short) } == [["-0.49", "0.32"], ["-0.49", "0.9"]])
        }
    }
}
