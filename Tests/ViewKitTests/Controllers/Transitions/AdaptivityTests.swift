import Testing

@testable import ViewKit

/// The delegate methods that adapt a presentation, and their effect.
@MainActor @Suite struct AdaptivityTests {
    private let rig = PresentationRig()

    /// Returns a style, in one of the two forms, and records its calls.
    @MainActor private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
        let style: UIModalPresentationStyle
        var around: ((UIViewController) -> UIViewController)?
        var lets = true
        private(set) var calls: [String] = []

        init(_ style: UIModalPresentationStyle) { self.style = style }

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            calls.append("style")
            return style
        }

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            calls.append("controller for \(style)")
            return around?(controller.presentedViewController)
        }

        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { calls.append("will present in \(style)\(transitionCoordinator == nil ? "" : ", animated")") }

        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            calls.append("prepare")
        }

        func popoverPresentationControllerShouldDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) -> Bool { lets }

        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) { calls.append("did dismiss") }
    }

    /// The form with traits.
    @MainActor private final class AdaptingToTraits: NSObject, UIAdaptivePresentationControllerDelegate {
        private(set) var idiom = UIUserInterfaceIdiom.unspecified

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            idiom = traitCollection.userInterfaceIdiom
            return .fullScreen
        }
    }

    /// Says by itself what it adapts to.
    @MainActor private final class OwnStyle: UIPresentationController {
        override var adaptivePresentationStyle: UIModalPresentationStyle { .overFullScreen }
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 0, width: 50, height: 50) }
    }

    @MainActor private final class OwnDelegate: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { OwnStyle(presentedViewController: presented, presenting: presenting) }
    }

    private func screen(_ style: UIModalPresentationStyle) -> LoggingViewController {
        let screen = rig.screen("B")
        screen.modalPresentationStyle = style
        return screen
    }

    private func present(_ controller: UIViewController) {
        rig.host.run { rig.root.present(controller, animated: true) }
        rig.finish()
        rig.step()
    }

    private static let whole = CGRect(x: 0, y: 0, width: 200, height: 200)
    private static let sheet = CGRect(x: 0, y: 30, width: 200, height: 170)

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .automatic])
    func aSheetAdaptsToWhatItsDelegateSays(_ style: UIModalPresentationStyle) {
        rig.show()
        let presented = screen(style)
        let delegate = Adapting(.fullScreen)
        rig.host.run { presented.presentationController?.delegate = delegate }
        present(presented)
        #expect(presented.view.frame == Self.whole && rig.root.view.window == nil)
        #expect(delegate.calls == ["style", "controller for fullScreen", "will present in fullScreen, animated"])
        #expect(presented.presentationController is UISheetPresentationController, "the one that was asked for")
        rig.dismiss()
        #expect(rig.finish() && rig.root.view.window != nil && rig.reports == [])
    }

    @Test func noneKeepsTheStyle() {
        rig.show()
        let presented = screen(.pageSheet)
        let delegate = Adapting(.none)
        rig.host.run { presented.presentationController?.delegate = delegate }
        present(presented)
        #expect(presented.view.frame == Self.sheet)
        #expect(delegate.calls == ["style", "will present in none, animated"])
    }

    @Test func theFormWithTraitsIsAsked() {
        rig.show()
        let presented = screen(.pageSheet)
        let delegate = AdaptingToTraits()
        rig.host.run { presented.presentationController?.delegate = delegate }
        present(presented)
        #expect(presented.view.frame == Self.whole && delegate.idiom == .phone)
    }

    @Test func aPresentationControllerOfOnesOwnIsAsked() {
        rig.show()
        let presented = screen(.custom)
        let delegate = OwnDelegate()
        presented.transitioningDelegate = delegate
        present(presented)
        #expect(presented.view.frame == Self.whole && rig.root.view.window != nil)
        #expect(presented.presentationController is OwnStyle)
    }

    @Test func theDelegatePutsAControllerAround() throws {
        rig.show()
        let presented = screen(.popover)
        let delegate = Adapting(.fullScreen)
        delegate.around = { UINavigationController(rootViewController: $0) }
        rig.host.run { presented.popoverPresentationController?.delegate = delegate }
        present(presented)
        #expect(rig.root.presentedViewController is UINavigationController)
        #expect(presented.presentingViewController === rig.root && presented.view.window != nil)
        rig.host.run { presented.dismiss(animated: true) }
        #expect(rig.finish() && rig.root.presentedViewController == nil && rig.reports == [])
    }

    @Test func aPopoverIsASheetWhereNobodySaysOtherwise() {
        rig.show()
        let presented = screen(.popover)
        rig.host.run { presented.popoverPresentationController?.sourceView = rig.root.view }
        present(presented)
        #expect(presented.view.frame == Self.sheet && presented.sheetPresentationController != nil)
        #expect(presented.popoverPresentationController != nil && rig.reports == [])
    }

    private func popover(_ delegate: Adapting) throws -> (LoggingViewController, UIPopoverPresentationController) {
        let presented = screen(.popover)
        presented.preferredContentSize = CGSize(width: 80, height: 60)
        let popover = try #require(rig.host.run { presented.popoverPresentationController })
        let source = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 20))
        rig.host.run { rig.root.view.addSubview(source) }
        popover.sourceView = source
        popover.delegate = delegate
        return (presented, popover)
    }

    @Test func aPopoverStandsBesideItsSource() throws {
        rig.show()
        let delegate = Adapting(.none)
        let (presented, popover) = try popover(delegate)
        present(presented)
        #expect(presented.view.frame == CGRect(x: 10, y: 63, width: 80, height: 60))
        #expect(popover.arrowDirection == .up && presented.view.layer.cornerRadius == 13)
        #expect(delegate.calls == ["style", "prepare", "will present in none, animated"])
        #expect(rig.root.view.window != nil)
        rig.host.run { presented.preferredContentSize = CGSize(width: 100, height: 90) }
        #expect(presented.view.frame == CGRect(x: 10, y: 63, width: 100, height: 90))
        rig.host.run { presented.dismiss(animated: true) }
        #expect(rig.finish() && presented.view.layer.cornerRadius == 0 && rig.reports == [])
    }

    @Test func aTapBesideItPutsItAway() throws {
        rig.show()
        let delegate = Adapting(.none)
        let (presented, _) = try popover(delegate)
        delegate.lets = false
        present(presented)
        func tap() {
            rig.point(.began, y: 190)
            rig.step()
            rig.point(.ended, y: 190)
            rig.step()
            rig.finish()
        }
        tap()
        #expect(presented.presentingViewController != nil)
        delegate.lets = true
        tap()
        #expect(presented.presentingViewController == nil && delegate.calls.last == "did dismiss")
    }

    @Test func aPopoverWithoutASourceIsReported() {
        rig.show()
        let presented = screen(.popover)
        let delegate = Adapting(.none)
        rig.host.run { presented.popoverPresentationController?.delegate = delegate }
        present(presented)
        #expect(rig.reports.count == 1 && rig.reports[0].contains("has no source to point at"))
        #expect(presented.view.window != nil)
    }

    /// Places of a popover of 80 x 60 points within (10, 10) to (190, 190).
    @Test(arguments: [
        (
            CGRect(x: 20, y: 30, width: 40, height: 20), UIPopoverArrowDirection.any,
            CGRect(x: 10, y: 63, width: 80, height: 60)
        ),
        (CGRect(x: 20, y: 150, width: 40, height: 20), .any, CGRect(x: 10, y: 77, width: 80, height: 60)),
        (CGRect(x: 20, y: 30, width: 40, height: 20), .left, CGRect(x: 73, y: 10, width: 80, height: 60)),
        (CGRect(x: 150, y: 90, width: 20, height: 20), .right, CGRect(x: 57, y: 70, width: 80, height: 60)),
        (CGRect(x: 20, y: 30, width: 40, height: 20), .down, CGRect(x: 10, y: 10, width: 80, height: 7)),
    ])
    func places(_ source: CGRect, _ permitted: UIPopoverArrowDirection, _ frame: CGRect) {
        let layout = PopoverLayout(
            size: CGSize(width: 80, height: 60), source: source, area: CGRect(x: 10, y: 10, width: 180, height: 180),
            permitted: permitted)
        #expect(layout.frame == frame)
        let outline = layout.outline.bounds
        #expect(outline.minX <= layout.tip.x && layout.tip.x <= outline.maxX)
        #expect(outline.minY <= layout.tip.y && layout.tip.y <= outline.maxY)
    }
}
