import Testing
import ViewKit

@testable import Transitions

/// Containers whose screens own their transitions.
@MainActor @Suite struct SceneControllerTests {
    /// A screen with an animator and a driver of its own.
    private final class Scene: UIViewController, UINavigationControllerDelegate, UITabBarControllerDelegate {
        let animator = TransitionAnimator(duration: 0.3)
        let driver = UIPercentDrivenInteractiveTransition()

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    /// Source and destination, and whose answers count: the first or the second one's, or nobody's.
    private func expectAnswers(
        _ ask: (UIViewController, UIViewController) -> (AnyObject?, (any UIViewControllerAnimatedTransitioning)?)
    ) {
        let (one, other, plain) = (Scene(), Scene(), UIViewController())
        for (from, to, owner) in [(one, other, one), (one, plain, one), (plain, other, other)] {
            let (driver, animator) = ask(from, to)
            #expect(animator === owner.animator && driver === owner.driver)
        }
        let (driver, animator) = ask(plain, UIViewController())
        #expect(animator == nil && driver == nil)
    }

    @Test func aStackAsksTheScreenThatIsLeftThenTheOneThatComes() {
        let stack = SceneNavigationController()
        stack.loadViewIfNeeded()
        #expect(stack.delegate === stack)
        expectAnswers { from, to in
            let animator = stack.navigationController(stack, animationControllerFor: .push, from: from, to: to)
            let asked = animator ?? TransitionAnimator(duration: 0)
            return (stack.navigationController(stack, interactionControllerFor: asked), animator)
        }
    }

    @Test func aTabBarAsksTheScreenThatIsLeftThenTheOneThatComes() {
        let tabs = SceneTabBarController()
        tabs.loadViewIfNeeded()
        #expect(tabs.delegate === tabs)
        expectAnswers { from, to in
            let animator = tabs.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
            let asked = animator ?? TransitionAnimator(duration: 0)
            return (tabs.tabBarController(tabs, interactionControllerFor: asked), animator)
        }
    }

    /// The screen that was asked is not kept: it may be gone before the next question.
    @Test func theScreenThatWasAskedIsNotKept() {
        let stack = SceneNavigationController()
        var scene: Scene? = Scene()
        weak let kept = scene
        _ = scene.map {
            stack.navigationController(stack, animationControllerFor: .pop, from: $0, to: UIViewController())
        }
        scene = nil
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
