import TestSupport
import Testing

@testable import ViewKit
@testable import iOSSamples

/// Samples that bring screens of their own: a sheet with a presentation controller, and a grid whose pictures zoom.
@MainActor @Suite struct SampleScreensTests {
    private func drawer(_ rig: PresentationRig) -> (presented: UIViewController, delegate: DrawerTransitioning) {
        rig.show()
        let delegate = DrawerTransitioning()
        let presented = rig.screen("B")
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        presented.preferredContentSize = CGSize(width: 0, height: 80)
        rig.host.run { rig.root.present(presented, animated: true) }
        return (presented, delegate)
    }

    @Test func theDrawerComesAsHighAsItWants() throws {
        let rig = PresentationRig()
        let (presented, delegate) = drawer(rig)
        rig.step(0.1)
        let dimming = try #require(presented.presentationController?.containerView?.subviews.first)
        #expect((0.01...0.99).contains(dimming.layer.presentation()?.opacity ?? 0))
        rig.finish()
        #expect(presented.view.frame == CGRect(x: 0, y: 120, width: 200, height: 80))
        #expect(presented.view.subviews.last?.frame == CGRect(x: 82, y: 6, width: 36, height: 5))
        rig.host.run { presented.preferredContentSize.height = 150 }
        rig.step(0.5)
        #expect(presented.view.frame == CGRect(x: 0, y: 50, width: 200, height: 150))
        #expect(delegate.interaction.isDragging == false && rig.reports == [])
    }

    @Test(arguments: [(190.0, true), (140, false)]) func theDrawerIsDraggedAway(to end: Double, goes: Bool) {
        let rig = PresentationRig()
        let (presented, delegate) = drawer(rig)
        rig.finish()
        for step in 0...10 {
            rig.point(step == 0 ? .began : .moved, y: 125 + (end - 125) * Double(step) / 10)
            rig.step(0.05)
        }
        rig.step(0.2)
        rig.point(.ended, y: end)
        rig.finish()
        #expect((rig.root.presentedViewController == nil) == goes)
        #expect((presented.view.window == nil) == goes)
        #expect(!delegate.interaction.isDragging && rig.reports == [])
        if !goes { #expect(presented.view.frame == CGRect(x: 0, y: 120, width: 200, height: 80)) }
    }

    private final class ZoomDelegate: NSObject, UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { PhotoZoomAnimator(operation: operation) }
    }

    @Test func aPictureOfTheGridZooms() throws {
        let rig = HostRig()
        let delegate = ZoomDelegate()
        let grid = rig.host.run {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 60, height: 60)
            return PhotoGridViewController(collectionViewLayout: layout)
        }
        grid.images = (0..<6).map { _ in UIImage(cgImage: .filled(width: 40, height: 20, with: 0xFF20_8040)) }
        let navigation = rig.host.run { UINavigationController(rootViewController: grid) }
        navigation.isNavigationBarHidden = true
        navigation.delegate = delegate
        rig.show(navigation)
        let place = try #require(grid.collectionView.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
        rig.host.run { grid.collectionView(grid.collectionView, didSelectItemAt: place.indexPath) }
        rig.step()
        let container = try #require(navigation.topViewController?.view.superview)
        let moving = try #require(container.subviews.last as? UIImageView)
        let start = place.frame
        let end = CGRect(x: 0, y: 50, width: 200, height: 100)
        #expect(moving.frame == end)
        rig.step(0.05)
        let shown = try #require(moving.layer.presentation()).frame
        #expect(shown.width > start.width && shown.width < end.width && shown.minX < start.minX && shown.minX > 0)
        rig.finish()
        #expect(moving.superview == nil && rig.reports == [])
        let page = try #require(navigation.topViewController as? PhotoPageViewController)
        #expect(page.view.alpha == 1 && page.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    }
}
