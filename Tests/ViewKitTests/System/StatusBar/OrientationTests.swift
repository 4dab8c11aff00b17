import Testing

@testable import ViewKit

/// Orientations, which the shape of the screen says.
@MainActor @Suite struct OrientationTests {
    @Test func masksAndOrientationsHaveAppleValues() {
        #expect(
            UIInterfaceOrientation.portrait.rawValue == 1 && UIInterfaceOrientation.portraitUpsideDown.rawValue == 2)
        #expect(
            UIInterfaceOrientation.landscapeRight.rawValue == 3 && UIInterfaceOrientation.landscapeLeft.rawValue == 4)
        #expect(UIDeviceOrientation.landscapeLeft.rawValue == 3 && UIDeviceOrientation.faceDown.rawValue == 6)
        #expect(
            UIInterfaceOrientationMask.all.rawValue == 30 && UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
        #expect(UIInterfaceOrientationMask.landscape == [.landscapeLeft, .landscapeRight])
        #expect(UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
        #expect(UIInterfaceOrientation.landscapeLeft.isLandscape && !UIInterfaceOrientation.unknown.isPortrait)
    }

    nonisolated static let shapes: [(CGSize, UIInterfaceOrientation, UIDeviceOrientation)] = [
        (CGSize(width: 393, height: 852), .portrait, .portrait),
        (CGSize(width: 852, height: 393), .landscapeLeft, .landscapeRight),
        (CGSize(width: 300, height: 300), .portrait, .portrait),
    ]

    @Test(arguments: shapes)
    func theShapeSaysTheOrientation(
        _ row: (size: CGSize, interface: UIInterfaceOrientation, device: UIDeviceOrientation)
    ) {
        let host = TestHost(size: row.size)
        host.run {
            #expect(
                UIApplication.shared.statusBarOrientation == row.interface && UIDevice.current.orientation == row.device
            )
            #expect(host.window.windowScene?.interfaceOrientation == row.interface)
            let controller = UIViewController()
            #expect(controller.interfaceOrientation == row.interface)
            #expect(controller.preferredInterfaceOrientationForPresentation == row.interface)
            #expect(controller.supportedInterfaceOrientations == .allButUpsideDown && controller.shouldAutorotate)
        }
    }

    private final class Upright: UIViewController {
        var asked = 0

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            asked += 1
            return .portrait
        }
    }

    @Test func controllersAreAskedAndTheWindowKeepsItsShape() {
        let rig = HostRig()
        rig.host.screen.size = CGSize(width: 400, height: 200)
        let upright = rig.host.run { Upright() }
        rig.show(upright)
        rig.host.run { upright.setNeedsUpdateOfSupportedInterfaceOrientations() }
        #expect(upright.asked == 1)
        rig.host.run { UIViewController.attemptRotationToDeviceOrientation() }
        #expect(upright.asked == 2 && upright.interfaceOrientation == .landscapeLeft)
    }

    private final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .portrait }

        func tabBarControllerPreferredInterfaceOrientationForPresentation(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientation { .landscapeRight }
    }

    @Test func containersAskTheirDelegates() {
        let host = TestHost()
        let delegate = Delegate()
        host.run {
            let navigation = UINavigationController()
            let tabs = UITabBarController()
            #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
            navigation.delegate = delegate
            tabs.delegate = delegate
            #expect(navigation.supportedInterfaceOrientations == .portrait)
            #expect(navigation.preferredInterfaceOrientationForPresentation == .portrait)
            #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
            #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeRight)
        }
    }

    @Test func aTurnIsPosted() {
        let rig = HostRig()
        rig.host.screen.size = CGSize(width: 200, height: 400)
        rig.show(rig.host.run { UIViewController() })
        var posted: [UIDeviceOrientation] = []
        let device = rig.host.run { UIDevice.current }
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
        ) { _ in MainActor.assumeIsolated { posted.append(UIDevice.current.orientation) } }
        defer { NotificationCenter.default.removeObserver(token) }
        func turn(_ size: CGSize) {
            rig.host.screen.size = size
            rig.host.run { rig.host.window.screenDidChange() }
        }
        turn(CGSize(width: 400, height: 200))
        #expect(posted == [.landscapeRight])
        turn(CGSize(width: 500, height: 200))
        #expect(posted.count == 1)
        #expect(device.isGeneratingDeviceOrientationNotifications)
        device.endGeneratingDeviceOrientationNotifications()
        turn(CGSize(width: 200, height: 500))
        #expect(posted.count == 1 && !device.isGeneratingDeviceOrientationNotifications)
    }
}
