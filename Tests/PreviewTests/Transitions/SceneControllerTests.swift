import Testing
import ViewKit

@testable import Transitions

/// Containers whose screens own their transitions.
@MainActor @Suite struct SceneControllerTests {
    /// Source and destination, and whose animator counts: the first or the second one's, or none.
    @Test func aStackAsksTheScreenThatIsLeftThenTheOneThatComes() {
        let one = TransitionAnimator(duration: 1)
        let other = TransitionAnimator(duration: 2)
        let plain = UIViewController()
        let screens = [one, other].map { animator in StackScreen { _ in animator } }
        let stack = SceneNavigationController()
        stack.loadViewIfNeeded()
        #expect(stack.delegate === stack)
        let cases: [(UIViewController, UIViewController, TransitionAnimator?)] = [
            (screens[0], screens[1], one), (screens[0], plain, one), (plain, screens[1], other), (plain, plain, nil),
        ]
        for (from, to, owner) in cases {
            let animator = stack.navigationController(stack, animationControllerFor: .push, from: from, to: to)
            #expect(animator === owner)
        }
    }

    /// The screen gives its gesture away only while that starts a transition.
    @Test func aGestureDrivesWhatItStarts() {
        let screen = StackScreen()
        let driver = GestureDrivenTransition()
        screen.drivers = [driver]
        let stack = SceneNavigationController()
        func answer() -> (any UIViewControllerInteractiveTransitioning)? {
            let animator = stack.navigationController(
                stack, animationControllerFor: .push, from: screen, to: UIViewController())
            return animator.flatMap { stack.navigationController(stack, interactionControllerFor: $0) }
        }
        #expect(answer() == nil)
        var driven: (any UIViewControllerInteractiveTransitioning)?
        driver.begin { driven = answer() }
        #expect(driven === driver)
    }

    /// Screens that a screen opens come and go with the animator that it gives.
    @Test func aScreenGivesItsAnimatorToThoseThatItOpens() {
        let animator = TransitionAnimator(duration: 1)
        let screen = StackScreen { _ in animator }
        let next = StackScreen()
        let stack = SceneNavigationController(rootViewController: screen)
        stack.loadViewIfNeeded()
        screen.open(next)
        #expect(next.makeAnimator(.pop) === animator)
    }

    @Test func tabsSlideInTheirOrder() {
        let tabs = TabSlideController()
        tabs.loadViewIfNeeded()
        let screens = (0..<3).map { _ in UIViewController() }
        tabs.viewControllers = screens
        #expect(tabs.delegate === tabs)
        let animator = tabs.tabBarController(
            tabs, animationControllerForTransitionFrom: screens[0], to: screens[2])
        #expect(animator is TabSlideAnimator)
        #expect(
            tabs.tabBarController(tabs, animationControllerForTransitionFrom: screens[0], to: UIViewController()) == nil
        )
    }

    /// The screen that was queried is not retained: it may be gone before the next query.
    @Test func theScreenThatWasAskedIsNotKept() {
        let stack = SceneNavigationController()
        var screen: StackScreen? = StackScreen()
        weak let kept = screen
        _ = screen.map {
            stack.navigationController(stack, animationControllerFor: .pop, from: $0, to: UIViewController())
        }
        screen = nil
        #expect(kept == nil)
        #expect(stack.navigationController(stack, interactionControllerFor: TransitionAnimator(duration: 0)) == nil)
    }

    /// Subclasses hear of the end, and have the base class's duration.
    @Test func animatorsInheritTheirDurationAndHearOfTheEnd() {
        final class Animator: TransitionAnimator {
            var ends: [Bool] = []
            override func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
        }
        let animator = Animator(duration: 0.4)
        let asked: any UIViewControllerAnimatedTransitioning = animator
        #expect(asked.transitionDuration(using: nil) == 0.4)
        asked.animationEnded(true)
        #expect(animator.ends == [true])
    }
}
