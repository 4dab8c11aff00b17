import Foundation
import LayerTree
import SDLPlatform
import TestSupport
import Testing
import ViewKit

@testable import Preview
@testable import iOSSamples

/// The animator of the README does what the README says.
@MainActor @Suite struct CoverAnimatorTests {
    private let stage: Stage
    private let root: UINavigationController
    private let (first, second): (UIViewController, UIViewController)
    private let delegate = StackDelegate(CoverAnimator())
    private let driver = UIPercentDrivenInteractiveTransition()
    private let clock = ManualClock()

    init() {
        let screen = ScreenTraits(size: CGSize(width: 200, height: 400), scale: 1)
        stage = Stage(Stage.Options(screen: screen), imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        (first, second) = stage.run { (UIViewController(), UIViewController()) }
        let start = first
        root = stage.run { UINavigationController(rootViewController: start) }
        root.delegate = delegate
        stage.show(root)
        stage.frame(clock.nextTick())
    }

    /// Pushes the second screen under control of the driver, and scrubs to `progress`.
    private func scrub(to progress: CGFloat) {
        stage.run {
            stage.layers.transitionSettings.drive(by: driver) { root.pushViewController(second, animated: true) }
        }
        stage.frame(clock.nextTick())
        stage.run { driver.update(progress) }
        stage.frame(clock.nextTick())
    }

    /// Lets go, and goes on until nothing moves.
    private func release(finishes: Bool) {
        stage.run { finishes ? driver.finish() : driver.cancel() }
        for _ in 0..<600 where stage.wantsFrames { stage.frame(clock.nextTick()) }
    }

    @Test func halfWayTheNewScreenCoversHalfOfTheOldOne() throws {
        scrub(to: 0.5)
        let canvas = try #require(second.view.superview?.subviews.last)
        let old = try #require(canvas.subviews.first?.layer)
        let new = try #require(canvas.subviews.last?.layer)
        let shown = try #require(new.presentation())
        #expect(abs(shown.frame.minY - 200) < 0.01)
        let behind = try #require(old.presentation())
        #expect(abs(behind.opacity - 0.75) < 0.001)
        #expect(abs(behind.frame.width - 190) < 0.01)
    }

    @Test(arguments: [true, false]) func itLeavesTheScreensAsTheyWere(finishes: Bool) {
        scrub(to: 0.5)
        release(finishes: finishes)
        #expect(root.viewControllers == (finishes ? [first, second] : [first]))
        let shown = finishes ? second : first
        #expect(shown.view.window === stage.window)
        #expect((finishes ? first : second).view.window == nil)
        for view in [first.view, second.view] as [UIView] {
            #expect(view.alpha == 1 && view.transform == .identity && !view.isHidden)
            #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
        }
    }
}
