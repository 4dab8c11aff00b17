import Testing

@testable import ViewKit

/// Controllers ask what they are in for room, and hear how much they get.
@MainActor @Suite struct ContentContainerTests {
    /// Presents at the bottom, as high as the presented controller would like to be.
    private final class FittingPresentation: UIPresentationController {
        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize {
            CGSize(width: parentSize.width, height: min(parentSize.height, container.preferredContentSize.height))
        }

        override var frameOfPresentedViewInContainerView: CGRect {
            guard let area = containerView?.bounds else { return .zero }
            let size = size(forChildContentContainer: presentedViewController, withParentContainerSize: area.size)
            return CGRect(x: 0, y: area.height - size.height, width: size.width, height: size.height)
        }

        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            UIView.animate(withDuration: 0.2) { self.presentedView?.frame = self.frameOfPresentedViewInContainerView }
        }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            FittingPresentation(presentedViewController: presented, presenting: presenting)
        }
    }

    private final class Container: UIViewController {
        var heard: [CGSize] = []
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            heard.append(container.preferredContentSize)
        }
        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize { CGSize(width: parentSize.width / 2, height: 30) }
    }

    private final class Child: UIViewController {
        var heard: [CGSize] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            heard.append(size)
            super.viewWillTransition(to: size, with: coordinator)
        }
    }

    private let rig = HostRig()

    @Test func aPresentationGivesWhatIsAskedFor() {
        let delegate = Delegate()
        let (root, presented) = rig.host.run { (UIViewController(), UIViewController()) }
        rig.show(root)
        presented.preferredContentSize = CGSize(width: 0, height: 60)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        rig.host.run { root.present(presented, animated: true) }
        rig.finish()
        #expect(presented.view.frame == CGRect(x: 0, y: 140, width: 200, height: 60))
        #expect(presented.presentationController?.preferredContentSize == CGSize(width: 0, height: 60))
        rig.host.run { presented.preferredContentSize.height = 100 }
        #expect(presented.view.frame == CGRect(x: 0, y: 100, width: 200, height: 100))
        #expect(presented.view.layer.animationKeys() != nil)
        rig.host.run { rig.host.window.frame.size = CGSize(width: 100, height: 80) }
        rig.step()
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(rig.reports == [])
    }

    @Test func aContainerHearsOfItsChildrenAndTellsThem() {
        let (container, child) = rig.host.run { (Container(), Child()) }
        rig.host.run {
            child.preferredContentSize.width = 1
            container.addChild(child)
            container.view.addSubview(child.view)
            child.preferredContentSize.width = 2
            child.preferredContentSize.width = 2
        }
        rig.show(container)
        #expect(container.heard == [CGSize(width: 2, height: 0)])
        rig.host.run { rig.host.window.frame.size = CGSize(width: 120, height: 80) }
        #expect(child.heard == [CGSize(width: 60, height: 30)])
    }

    /// A navigation or tab bar controller in a popover is as large as the screen that it shows prefers.
    @Test(arguments: [true, false]) func aPopoverHasTheSizeOfTheShownChild(animated: Bool) {
        rig.host.screen = ScreenTraits(size: CGSize(width: 1024, height: 768), scale: 1)
        let root = rig.host.run { UIViewController() }
        rig.show(root)
        let (first, second, third) = rig.host.run { (UIViewController(), UIViewController(), UIViewController()) }
        first.preferredContentSize = CGSize(width: 220, height: 160)
        third.preferredContentSize = CGSize(width: 400, height: 100)
        let stack = rig.host.run { UINavigationController(rootViewController: first) }
        let tabs = rig.host.run { UITabBarController() }
        rig.host.run {
            tabs.viewControllers = [stack, third]
            tabs.modalPresentationStyle = .popover
            tabs.popoverPresentationController?.sourceView = root.view
            tabs.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 20, width: 20, height: 20)
            root.present(tabs, animated: true)
        }
        rig.finish()
        rig.step()
        #expect(tabs.view.frame.size == CGSize(width: 220, height: 160))
        rig.host.run { first.preferredContentSize.height = 300 }
        #expect(tabs.view.frame.size == CGSize(width: 220, height: 300))
        second.preferredContentSize = CGSize(width: 300, height: 200)
        let changes: [(@MainActor () -> Void, CGSize)] = [
            ({ stack.pushViewController(second, animated: animated) }, CGSize(width: 300, height: 200)),
            ({ stack.popViewController(animated: animated) }, CGSize(width: 220, height: 300)),
            ({ tabs.selectedIndex = 1 }, CGSize(width: 400, height: 100)),
        ]
        for (change, size) in changes {
            rig.host.run(change)
            rig.finish()
            rig.step(0.5)
            #expect(tabs.view.frame.size == size && tabs.preferredContentSize == size)
            let shown = tabs.selectedViewController?.shownChild ?? third
            #expect(shown.view.convert(shown.view.bounds, to: tabs.view) == tabs.view.bounds)
        }
        #expect(rig.reports == [])
    }
}
