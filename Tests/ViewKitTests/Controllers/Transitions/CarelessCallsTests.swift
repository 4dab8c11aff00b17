import TestSupport
import Testing

@testable import ViewKit

/// Animators and gestures that call more often, or more, than they should.
@MainActor @Suite struct CarelessCallsTests {
    private let rig = TransitionRig()

    /// Gives a property animator, the same one or each time another, and counts how often it is asked.
    @MainActor private final class AskedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private let keeps: Bool
        private(set) var requests = 0
        private(set) var ends = 0
        private var kept: UIViewPropertyAnimator?

        init(keeps: Bool) { self.keeps = keeps }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            make(transitionContext).startAnimation()
        }

        func interruptibleAnimator(
            using transitionContext: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            requests += 1
            return make(transitionContext)
        }

        private func make(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
            if keeps, let kept { return kept }
            let to = context.view(forKey: .to) ?? UIView()
            context.containerView.addSubview(to)
            let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { to.alpha = 0.5 }
            animator.addCompletion { position in
                to.alpha = 1
                context.completeTransition(position == .end && !context.transitionWasCancelled)
            }
            kept = animator
            return animator
        }

        func animationEnded(_ transitionCompleted: Bool) { ends += 1 }
    }

    /// A transition that runs by itself does not need it, and files exist in which asking sets the screens up.
    @Test(arguments: [false, true]) func aPropertyAnimatorIsNotAskedForWhileNothingPauses(keeps: Bool) {
        let animator = AskedAnimator(keeps: keeps)
        let delegate = StackDelegate(animator)
        rig.navigation.delegate = delegate
        rig.show()
        rig.push("B")
        #expect(rig.finish() && animator.requests == 0 && animator.ends == 1)
        #expect(rig.names == ["A", "B"] && rig.reports == [])
    }

    /// A touch in the container may want to pause the transition.
    @Test(arguments: [false, true]) func aTouchAsksForThePropertyAnimatorOnce(keeps: Bool) {
        let animator = AskedAnimator(keeps: keeps)
        let delegate = StackDelegate(animator)
        rig.navigation.delegate = delegate
        rig.show()
        let pushed = rig.push("B")
        rig.step(0.1)
        let hits = (0..<2).map { _ in rig.host.run { rig.host.window.hitTest(CGPoint(x: 100, y: 150), with: nil) } }
        #expect(hits.allSatisfy { $0 === pushed.view } && animator.requests == 1)
        #expect(rig.finish() && rig.reports.count == (keeps ? 0 : 1))
    }

    @Test(arguments: [false, true], [false, true]) func aPropertyAnimatorIsAskedForOnce(keeps: Bool, driven: Bool) {
        let animator = AskedAnimator(keeps: keeps)
        let driver = driven ? UIPercentDrivenInteractiveTransition() : nil
        let delegate = StackDelegate(animator, interaction: driver)
        rig.navigation.delegate = delegate
        rig.show()
        let pushed = rig.push("B")
        _ = rig.navigation.transitionCoordinator?.isInterruptible
        rig.step(0.1)
        rig.host.run { driver?.update(0.5) }
        rig.step()
        if driven {
            #expect(abs((pushed.view.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6, "scrubbed, once")
            rig.host.run { driver?.pause() }
            rig.host.run { driver?.finish() }
        }
        #expect(rig.finish())
        #expect(animator.requests == 1 && animator.ends == 1)
        #expect(rig.names == ["A", "B"] && pushed.view.alpha == 1)
        let start = "AskedAnimator: interruptibleAnimator(using:) gave an animator that does not run"
        #expect(rig.reports.count == (keeps ? 0 : 1) && rig.reports.allSatisfy { $0.hasPrefix(start) })
    }

    @Test func aNewTransitionAsksAgain() {
        let animator = AskedAnimator(keeps: false)
        let delegate = StackDelegate(animator)
        rig.navigation.delegate = delegate
        rig.show()
        for name in ["B", "C"] {
            rig.push(name)
            _ = rig.navigation.transitionCoordinator?.isInterruptible
            rig.finish()
        }
        #expect(animator.requests == 2 && rig.names == ["A", "B", "C"])
    }

    /// An animator as it is translated, which asks itself, too: it makes its property animator once a transition.
    @MainActor private final class TranslatedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private(set) var makes = 0

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }

        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            context.keptAnimator(of: self, isMadeAnew: true) {
                makes += 1
                let to = context.view(forKey: .to) ?? UIView()
                context.containerView.addSubview(to)
                to.alpha = 0
                let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { to.alpha = 1 }
                animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
                return animator
            }
        }
    }

    @Test func aTranslatedAnimatorSetsUpOnce() {
        let animator = TranslatedAnimator()
        let delegate = StackDelegate(animator)
        rig.navigation.delegate = delegate
        rig.show()
        for (number, name) in ["B", "C"].enumerated() {
            let pushed = rig.push(name)
            #expect(rig.navigation.transitionCoordinator?.isInterruptible == true)
            rig.step(0.2)
            #expect(abs((pushed.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.1)
            #expect(rig.finish() && animator.makes == number + 1)
        }
        #expect(rig.names == ["A", "B", "C"] && rig.reports.count == 1)
        #expect(rig.reports.allSatisfy { $0.contains("makes another animator at each call") })
    }

    /// A gesture that tells the context of its end, whether it drives the transition or not.
    @Test(arguments: [true, false]) func aContextThatNobodyDrivesGoesToItsEnd(cancels: Bool) throws {
        rig.show()
        rig.push("B")
        rig.step(0.1)
        let context = try #require(rig.animator?.context)
        let progress = rig.navigation.transitionCoordinator?.percentComplete
        rig.host.run {
            context.updateInteractiveTransition(0.2)
            if cancels { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
        }
        #expect(!context.transitionWasCancelled && !context.isInteractive)
        #expect(progress != nil && rig.navigation.transitionCoordinator?.percentComplete == progress)
        #expect(rig.finish() && rig.names == ["A", "B"] && rig.reports == [])
    }
}
