import Testing
import ViewKit

@testable import Preview
@testable import Transitions

/// The drag that drives a transition between stock screens.
@MainActor @Suite struct StockDragTests {
    /// Slides nothing: the time alone matters.
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            // The presenter's view may stay where it is.
            let to = context.view(forKey: .to)
            if let to { context.containerView.addSubview(to) }
            let moved = to ?? context.view(forKey: .from)
            moved?.alpha = 0
            UIView.animate(withDuration: 0.2) {
                moved?.alpha = 1
            } completion: { _ in
                moved?.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private func rig(_ screens: StockScreens, _ style: StockStyle, _ size: CGSize) throws -> TransitionRig {
        let transition = BuiltInTransition.stock(
            named: "Test", screens: screens, style: style, animator: { _ in Animator() })
        return try TransitionRig(.transition(transition), size: size)
    }

    /// Drags `distance` points from the middle of the screen of `rig`, and lets go.
    private func drag(_ rig: TransitionRig, _ distance: SIMD2<Double>) {
        let size = rig.window.bounds.size
        let middle = SIMD2(size.width / 2, size.height / 2)
        rig.touch(.began, [middle])
        for step in 1...10 { rig.touch(.moved, [middle + distance * (Double(step) / 10)]) }
        rig.touch(.ended, [middle + distance])
        rig.rest()
    }

    private nonisolated static let ahead = [SIMD2(-180.0, 0), SIMD2(0, -180.0)]
    /// Screens that fit; over the bar of the tabs the list does not.
    private nonisolated static let screens: [(StockStyle, StockScreens)] = [
        (.push, .list), (.push, .form), (.modal, .list), (.modal, .form), (.tab, .form),
        (.modalCustom, .form), (.overCurrentContext, .list),
    ]

    /// A drag to the left or up goes forward, whatever the style, and one the other way goes back.
    @Test(arguments: screens, ahead) func itGoesThereAndBack(
        _ kind: (style: StockStyle, screens: StockScreens), _ ahead: SIMD2<Double>
    ) throws {
        let rig = try rig(kind.screens, kind.style, TransitionRig.size)
        for back in Self.ahead {
            drag(rig, -ahead)
            #expect(rig.scene.isAtStart, "back at the start does nothing")
            drag(rig, ahead)
            #expect(!rig.scene.isAtStart, "forward")
            drag(rig, back)
            #expect(!rig.scene.isAtStart, "forward at the end does nothing")
            drag(rig, -back)
            #expect(rig.scene.isAtStart, "back")
        }
    }

    /// A list with more to show scrolls, and a drag across goes forward.
    @Test(arguments: StockStyle.allCases) func aLongListScrolls(_ style: StockStyle) throws {
        let rig = try rig(.list, style, CGSize(width: 390, height: 420))
        drag(rig, SIMD2(0, -180))
        #expect(rig.scene.isAtStart)
        drag(rig, SIMD2(-180, 0))
        #expect(!rig.scene.isAtStart)
    }
}
