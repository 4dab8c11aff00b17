import TestSupport
import Testing

@testable import ViewKit

/// Values that animations alongside replaced, after a transition that was cancelled.
@MainActor @Suite struct CancelledAlongsideTests {
    /// Dims as ordinary files do: out in the dismissal, and nothing where that was cancelled.
    private final class Dimming: UIPresentationController {
        let dimmingView = UIView()

        override func presentationTransitionWillBegin() {
            guard let containerView else { return }
            dimmingView.frame = containerView.bounds
            dimmingView.alpha = 0
            containerView.insertSubview(dimmingView, at: 0)
            alongside {
                $0.dimmingView.alpha = 1
                $0.presentingViewController.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            }
        }

        override func dismissalTransitionWillBegin() {
            alongside {
                $0.dimmingView.alpha = 0
                $0.presentingViewController.view.transform = .identity
            }
        }

        override func dismissalTransitionDidEnd(_ completed: Bool) {
            if completed { dimmingView.removeFromSuperview() }
        }

        private func alongside(_ changes: @escaping (Dimming) -> Void) {
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in changes(self) })
        }
    }

    @MainActor private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let log = EventLog()
        var interaction: (any UIViewControllerInteractiveTransitioning)?

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Dimming(presentedViewController: presented, presenting: presenting) }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { SlidingAnimator(log: log, arrives: false) }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    /// Has no bar, as ordinary screens do it.
    private final class BareScreen: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(true, animated: animated)
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            navigationController?.setNavigationBarHidden(false, animated: animated)
        }
    }

    private final class Rig: HostRig {}

    private let rig = PresentationRig()
    private let delegate = Delegate()
    private let presented: LoggingViewController
    private let dimming: Dimming

    init() throws {
        rig.show()
        presented = rig.screen("B")
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        rig.host.run { [rig, presented] in rig.root.present(presented, animated: true) }
        rig.finish()
        dimming = try #require(presented.presentationController as? Dimming)
    }

    /// Dismisses up to the half and, without a gesture's `finishes`, cancels.
    private func dismiss(finishes: Bool, whileHalf body: () -> Void = {}) {
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.interaction = driver
        rig.dismiss(presented)
        rig.step()
        rig.host.run { driver.update(0.5) }
        rig.step()
        rig.host.run {
            body()
            if finishes { driver.finish() } else { driver.cancel() }
        }
        rig.finish()
    }

    private var shownOpacity: Float? { dimming.dimmingView.layer.presentation()?.opacity }
    private let small = CGAffineTransform(scaleX: 0.9, y: 0.9)

    @Test func whatWasFadedOutIsThereAgain() {
        for _ in 0..<2 {
            dismiss(finishes: false) { #expect(abs((shownOpacity ?? -1) - 0.5) < 1e-6) }
            #expect(presented.presentingViewController != nil)
            for _ in 0..<3 {
                #expect(dimming.dimmingView.alpha == 1 && shownOpacity == 1)
                #expect(rig.root.view.transform == small)
                #expect(rig.root.view.layer.presentation()?.affineTransform() == small)
                rig.step()
            }
            #expect(dimming.dimmingView.layer.animationKeys() == nil)
        }
        dismiss(finishes: true)
        #expect(dimming.dimmingView.superview == nil && rig.root.view.transform == .identity && rig.reports == [])
    }

    @Test func whatTheFileSetsItselfCounts() {
        dismiss(finishes: false) {
            presented.transitionCoordinator?.animate(alongsideTransition: nil) { [dimming] context in
                if context.isCancelled { dimming.dimmingView.alpha = 0.7 }
            }
        }
        #expect(abs(dimming.dimmingView.alpha - 0.7) < 1e-6)
    }

    /// Changed in the course of the transition by something else, such as its own button.
    @Test func whatChangedInTheMeantimeStays() {
        dismiss(finishes: false) { dimming.dimmingView.alpha = 0.25 }
        #expect(dimming.dimmingView.alpha == 0.25 && rig.root.view.transform == small)
    }

    /// A swipe back to a screen without a bar, which is cancelled.
    @Test func aBarIsWhereItWas() {
        let rig = Rig()
        let navigation = rig.host.run { UINavigationController(rootViewController: BareScreen()) }
        rig.show(navigation)
        let pushed = rig.screen("B")
        rig.host.run { navigation.pushViewController(pushed, animated: false) }
        rig.step()
        let bar = navigation.navigationBar
        let view = pushed.view.frame
        let frame = bar.frame
        #expect(!bar.isHidden && frame.minY == 0)
        let driver = UIPercentDrivenInteractiveTransition()
        let delegate = StackDelegate(SlidingAnimator(log: rig.log, arrives: false), interaction: driver)
        navigation.delegate = delegate
        for _ in 0..<2 {
            rig.host.run { _ = navigation.popViewController(animated: true) }
            rig.step()
            rig.host.run { driver.update(0.5) }
            rig.step()
            #expect((bar.layer.presentation()?.frame.minY ?? 0) < -10)
            rig.host.run { driver.cancel() }
            #expect(rig.finish() && navigation.topViewController === pushed)
            for _ in 0..<2 {
                #expect(bar.frame == frame && !bar.isHidden && bar.layer.presentation()?.frame == frame)
                rig.step()
            }
            #expect(pushed.view.frame == view && rig.reports == [])
        }
    }

    @Test func blocksWithinAndLayoutAreRestoredAsWell() {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        child.autoresizingMask = .flexibleLeftMargin
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        rig.host.run {
            box.addSubview(child)
            presented.view.addSubview(box)
        }
        dismiss(finishes: false) {
            presented.transitionCoordinator?.animate(alongsideTransition: { _ in
                UIView.animate(withDuration: 1) { box.frame.size.width = 100 }
                UIView.animateKeyframes(withDuration: 1, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.alpha = 0.5 }
                }
            })
            #expect(box.frame.width == 100 && box.alpha == 0.5 && child.frame.minX == 50)
        }
        #expect(box.frame == CGRect(x: 0, y: 0, width: 50, height: 50) && box.alpha == 1 && child.frame.minX == 0)
    }
}
