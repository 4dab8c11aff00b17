import Testing

@testable import ViewKit
@testable import iOSSamples

/// A screen of controls from an iOS file answers to fingers.
@MainActor @Suite struct SettingsScreenTests {
    private final class Rig: HostRig {}
    private let rig = Rig()
    private let screen: SettingsScreen
    private let navigation: UINavigationController

    init() {
        let host = rig.host
        (screen, navigation) = host.run {
            let screen = SettingsScreen()
            return (screen, UINavigationController(rootViewController: screen))
        }
        host.window.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        rig.show(navigation)
        rig.step()
    }

    private func touch(_ phase: TouchSample.Phase, _ point: CGPoint) {
        rig.host.window.handle([TouchSample(phase: phase, location: SIMD2(point.x, point.y), timestamp: rig.time)])
        rig.step()
    }

    private func tap(_ view: UIView) {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        touch(.began, middle)
        touch(.ended, middle)
    }

    @Test func controlsCallTheirTargets() {
        tap(screen.toggle)
        tap(screen.button)
        touch(.began, CGPoint(x: 40, y: screen.choice.frame.midY))
        touch(.ended, CGPoint(x: 40, y: screen.choice.frame.midY))
        touch(.began, CGPoint(x: 30, y: 64))
        touch(.ended, CGPoint(x: 30, y: 22))
        #expect(screen.log.prefix(3) == ["toggled false", "apply", "chose Day"])
        rig.step(1)
        #expect(screen.veil.effect is UIBlurEffect)
    }

    @Test func theBarsButtonHidesTheBar() {
        let bar = navigation.navigationBar
        let place = CGPoint(x: 270, y: bar.frame.midY)
        touch(.began, place)
        touch(.ended, place)
        #expect(screen.log == ["done"])
        rig.step(1)
        #expect(bar.isHidden && screen.view.safeAreaInsets.top == 0)
    }

    @Test func toolsWork() {
        rig.host.run {
            #expect(PictureTools.isPhone)
            #expect(PictureTools.badge("1", diameter: 20).size == CGSize(width: 20, height: 20))
            #expect(PictureTools.lighter(.red, by: 0.5) == UIColor(red: 1, green: 0.5, blue: 0.5, alpha: 1))
            let icon = PictureTools.icon(PictureTools.turned(PictureTools.badge("2", diameter: 10)))
            #expect(icon.image?.capInsets.top == 4)
            #expect(PictureTools.middle(of: CGRect(x: 0, y: 0, width: 10, height: 10), inset: 1).width == 8)
        }
    }
}
