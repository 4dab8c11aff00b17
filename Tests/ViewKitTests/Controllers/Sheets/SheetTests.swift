import Motion
import Testing

@testable import ViewKit

/// Sheets under a finger: scrolling content, detents set by code, and touches beneath.
@MainActor @Suite struct SheetTests {
    private typealias Detent = UISheetPresentationController.Detent
    private static let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

    private func rig(_ detents: [Detent], scrolling: Bool = false) -> (SheetRig, UIScrollView) {
        let rig = SheetRig(width: 393, height: 852, insets: Self.insets, scale: 1)
        let scroll = rig.host.run { UIScrollView(frame: .zero) }
        rig.host.run {
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 393, height: 3000)
            if scrolling {
                scroll.frame = rig.screen.view.bounds
                scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                rig.screen.view.addSubview(scroll)
            }
        }
        rig.present(detents, animated: false)
        return (rig, scroll)
    }

    /// The content scrolls to its top, then the sheet moves, and back again: together they go as far as the finger.
    @Test func contentHandsOverAtItsTop() {
        let (rig, scroll) = rig([.large()], scrolling: true)
        rig.host.run { scroll.contentOffset.y = 100 }
        rig.touch(.began, y: 200)
        var shown: [Double] = []
        for distance in [20.0, 60, 110, 150, 210, 310, 210, 150, 90, 30] {
            rig.step()
            rig.touch(.moved, y: 200 + distance)
            rig.step()
            let y = rig.screen.view.layer.presentation()?.frame.minY ?? 0
            shown.append(y - 59 - scroll.contentOffset.y)
        }
        #expect(shown.map { ($0 * 10).rounded() / 10 } == [-90, -50, 0, 40, 100, 200, 100, 40, -20, -80])
        #expect(scroll.contentOffset.y == 80)
        rig.step(12)
        rig.lift(velocity: 0)
        rig.finish()
        #expect(rig.isPresented && rig.frame.minY == 59 && scroll.contentOffset.y == 80)
    }

    @Test func contentAtItsTopGrowsTheSheetAndThenScrolls() {
        let (rig, scroll) = rig([.custom { _ in 500 }, .large()], scrolling: true)
        let start = rig.screen.view.bounds.height
        rig.drag(from: 700, by: -110, in: 0.5, lift: false)
        #expect(scroll.contentOffset.y == 0 && abs(rig.screen.view.bounds.height - start - 100) < 6)
        rig.touch(.moved, y: 700 - 10 - 300)
        #expect(abs(rig.frame.minY - 59) < 0.5 && scroll.contentOffset.y > 20)
        rig.lift(velocity: 0)
        rig.finish()
        #expect(rig.sheet.selectedDetentIdentifier == .large && rig.calls == ["selected com.apple.UIKit.large"])
    }

    @Test func contentScrollsWhereItDoesNotGrowTheSheet() {
        let (rig, scroll) = rig([.medium(), .large()], scrolling: true)
        rig.host.run { rig.sheet.prefersScrollingExpandsWhenScrolledToEdge = false }
        let start = rig.frame
        rig.drag(from: 700, by: -110, in: 0.5, lift: true)
        rig.finish()
        #expect(rig.frame == start && scroll.contentOffset.y > 90 && rig.calls == [])
    }

    /// A drag from a high detent goes past the lowest one, and takes the sheet away.
    @Test func aDragGoesThroughAllDetents() {
        let (rig, _) = rig([.medium(), .large()])
        rig.host.run { rig.sheet.selectedDetentIdentifier = .large }
        rig.drag(from: 100, by: 700, in: 0.5, lift: true)
        rig.finish()
        #expect(!rig.isPresented)
        #expect(rig.calls == ["willDismiss", "didDismiss"])
    }

    /// Down, back up beyond the start, and down again, in one drag.
    @Test func aDragThatTurnsGoesOn() {
        for detents in [[Detent.large()], [.medium(), .large()]] {
            let (rig, _) = rig(detents)
            let top = rig.frame.minY
            rig.touch(.began, y: top + 20)
            for distance in [30.0, 60, 30, 5, -30, -60, 5, 30, 60, 120] {
                rig.step(4)
                rig.touch(.moved, y: top + 20 + distance)
            }
            rig.step(12)
            let y = rig.screen.view.layer.presentation()?.frame.minY ?? 0
            #expect(abs(y - top - 110) < 1.5, "\(y - top)")
            rig.lift(velocity: 0)
            rig.finish()
            #expect(rig.isPresented && abs(rig.frame.minY - top) < 0.5)
        }
    }

    @Test func aFlickGoesToTheNextDetent() {
        let (rig, _) = rig([.medium(), .large()])
        rig.drag(from: 500, by: -40, in: 0.5, lift: false)
        rig.lift(velocity: -1500)
        rig.finish()
        #expect(rig.sheet.selectedDetentIdentifier == .large && rig.frame.minY == 59)
    }

    @Test func codeMovesTheSheet() throws {
        let (rig, _) = rig([.medium(), .large()])
        let low = rig.frame.minY
        rig.host.run { rig.sheet.animateChanges { rig.sheet.selectedDetentIdentifier = .large } }
        rig.step(6)
        let shown = try #require(rig.screen.view.layer.presentation()).frame.minY
        #expect(shown < low - 50 && shown > 64 && rig.frame.minY == 59)
        rig.finish()
        rig.host.run { rig.sheet.selectedDetentIdentifier = .medium }
        rig.step()
        #expect(abs(rig.frame.minY - low) < 1e-9 && rig.screen.view.layer.animationKeys() == nil)
        #expect(rig.calls == [])
        var height = 200.0
        rig.host.run { rig.sheet.detents = [.custom(identifier: .init("own")) { _ in height }] }
        #expect(abs(rig.screen.view.bounds.height - 234) < 1e-9)
        height = 300
        rig.step()
        #expect(abs(rig.screen.view.bounds.height - 234) < 1e-9)
        rig.host.run { rig.sheet.invalidateDetents() }
        #expect(abs(rig.screen.view.bounds.height - 334) < 1e-9)
        rig.host.run { rig.sheet.detents = [.custom { _ in nil }] }
        #expect(rig.frame.minY == 59, "without a detent that counts it is as high as it can be")
    }

    @Test func whatIsBeneathAnUndimmedSheetTakesTouches() {
        let (rig, _) = rig([.medium(), .large()])
        let button = rig.host.run { UIButton(frame: CGRect(x: 0, y: 100, width: 393, height: 100)) }
        rig.host.run { rig.root.view.addSubview(button) }
        func hit() -> UIView? { rig.host.run { rig.host.window.hitTest(CGPoint(x: 100, y: 150), with: nil) } }
        #expect(hit() !== button && abs(rig.dimmingView.alpha - 0.2) < 1e-6)
        rig.host.run { rig.sheet.largestUndimmedDetentIdentifier = .medium }
        #expect(hit() === button && rig.dimmingView.alpha == 0)
        rig.host.run { rig.sheet.selectedDetentIdentifier = .large }
        #expect(hit() !== button && abs(rig.dimmingView.alpha - 0.2) < 1e-6)
    }

    @Test func theGrabberIsAtTheTop() {
        let (rig, _) = rig([.large()])
        let grabber = rig.sheet.decorations.grabber
        #expect(grabber.isHidden)
        rig.host.run { rig.sheet.prefersGrabberVisible = true }
        #expect(!grabber.isHidden && grabber.frame == CGRect(x: 178.5, y: 64, width: 36, height: 5))
    }

    @Test func aDismissedSheetLeavesItsViewAsItWas() {
        let (rig, _) = rig([.medium()])
        rig.host.run { rig.root.dismiss(animated: true) }
        rig.finish()
        let layer = rig.screen.view.layer
        #expect(!rig.isPresented && CATransform3DIsIdentity(layer.transform))
        #expect(layer.cornerRadius == 0 && layer.cornerCurve == .circular && !rig.screen.view.clipsToBounds)
    }

    /// A screen over all of the window takes the sheet away, and leaves it where it was.
    @Test func aScreenOverASheetGivesItBack() throws {
        let (rig, _) = rig([.medium()])
        let frame = rig.frame
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .pageSheet] {
            let next = rig.host.run { UIViewController() }
            next.modalPresentationStyle = style
            rig.host.run { rig.screen.present(next, animated: true) }
            rig.finish()
            #expect(rig.screen.presentedViewController === next)
            rig.host.run { rig.screen.dismiss(animated: true) }
            rig.finish()
            #expect(rig.frame == frame && rig.screen.view.window != nil, "\(style): \(rig.frame)")
        }
    }

    /// An animator that knows the controllers' own views alone.
    @Test func anAnimatorOfItsOwnBringsASheetToItsPlace() {
        let rig = SheetRig(width: 393, height: 852, insets: Self.insets, scale: 1)
        let delegate = OwnAnimation()
        rig.screen.transitioningDelegate = delegate
        rig.present([.large()], animated: true)
        rig.finish()
        #expect(rig.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        rig.host.run { rig.root.dismiss(animated: true) }
        rig.finish()
        #expect(!rig.isPresented && rig.screen.view.window == nil)
    }

    private final class OwnAnimation: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func animationController(forDismissed dismissed: UIViewController) -> (
            any UIViewControllerAnimatedTransitioning
        )? { self }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let isPresenting = context.viewController(forKey: .from)?.presentedViewController != nil
            guard let moved = context.viewController(forKey: isPresenting ? .to : .from)?.view else { return }
            if isPresenting {
                moved.frame = context.finalFrame(for: context.viewController(forKey: .to) ?? UIViewController())
                context.containerView.addSubview(moved)
            }
            moved.alpha = isPresenting ? 0 : 1
            UIView.animate(withDuration: 0.2) {
                moved.alpha = isPresenting ? 1 : 0
            } completion: { _ in
                context.completeTransition(true)
            }
        }
    }

    /// A sheet that may not be dismissed gives a little, goes back, and can be caught on its way without a jump; the delegate
    /// hears of it once in a drag.
    @Test func aSheetThatStaysGivesALittle() {
        let (rig, _) = rig([.large()])
        rig.screen.isModalInPresentation = true
        rig.drag(from: 100, by: 510, in: 0.5, lift: false)
        #expect(abs(rig.frame.minY - 59 - RubberBand(dimension: 852, coefficient: 0.15).displacement(for: 500)) < 0.01)
        #expect(abs(rig.dimmingView.alpha - 0.2) < 1e-6)
        rig.lift(velocity: 0)
        rig.step(6)
        rig.touch(.began, y: 100)
        rig.step()
        let shown = rig.shownFrame.minY
        #expect(shown > 65 && shown < 110)
        rig.touch(.moved, y: 111)
        #expect(abs(rig.shownFrame.minY - shown) < 0.3)
        rig.step()
        rig.touch(.moved, y: 131)
        rig.step()
        #expect(rig.shownFrame.minY > shown + 1 && rig.shownFrame.minY < shown + 5)
        rig.touch(.ended, y: 131)
        rig.finish()
        #expect(rig.isPresented && rig.frame.minY == 59 && rig.calls == [])
    }

    /// A sheet that swings beyond its lowest place by its spring is caught there: it was not pulled against any resistance.
    @Test func aSheetThatSwingsBeyondItsPlaceIsCaughtThere() {
        let (rig, _) = rig([.medium(), .large()])
        let lowest = rig.frame.minY
        rig.drag(from: 600, by: -35, in: 0.5, lift: false)
        rig.lift(velocity: 950)
        var count = 0
        while rig.shownFrame.minY <= lowest + 0.8, count < 30 {
            rig.step()
            count += 1
        }
        #expect(rig.shownFrame.minY > lowest + 0.8)
        rig.touch(.began, y: 600)
        rig.touch(.moved, y: 589)
        rig.step()
        #expect(abs(rig.shownFrame.minY - lowest) < 2 && rig.calls == [])
        rig.touch(.ended, y: 589)
        rig.finish()
        #expect(rig.isPresented && rig.frame.minY == lowest && rig.calls == [])
    }

    /// A sheet that may not be dismissed is moved by its content, too, which then does not resist itself.
    @Test func contentOfASheetThatStaysMovesIt() {
        let (rig, scroll) = rig([.medium(), .large()], scrolling: true)
        rig.screen.isModalInPresentation = true
        let start = rig.frame.minY
        rig.drag(from: 600, by: 210, in: 0.5, lift: false)
        #expect(rig.frame.minY > start + 20 && rig.frame.minY < start + 40 && scroll.contentOffset.y == 0)
        rig.lift(velocity: 0)
        rig.finish()
        #expect(rig.isPresented && rig.frame.minY == start && scroll.contentOffset.y == 0)
    }
}
