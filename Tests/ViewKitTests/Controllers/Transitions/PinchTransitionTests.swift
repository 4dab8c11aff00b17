import Testing
import iOSSamples

@testable import ViewKit

/// A transition in iOS source that a pinch drives.
@MainActor @Suite struct PinchTransitionTests {
    private let host = TestHost()
    private let navigation: PinchNavigationController
    private let detail = UIViewController(nibName: nil, bundle: nil)
    private var frames = 0.0

    init() {
        navigation = host.run {
            PinchNavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
        }
        host.run {
            host.window.rootViewController = navigation
            host.window.makeKeyAndVisible()
            navigation.pushViewController(detail, animated: false)
        }
        host.frame(at: 0)
    }

    /// Fingers `distance` points apart, about the middle of the window, at `time`.
    private func fingers(_ phase: TouchSample.Phase, _ distance: Double, at time: Double) {
        host.layers.frameTimestamp = time
        host.layers.mediaTime = time
        host.window.handle([
            TouchSample(pointer: 1, phase: phase, location: SIMD2(100 - distance / 2, 100), timestamp: time),
            TouchSample(pointer: 2, phase: phase, location: SIMD2(100 + distance / 2, 100), timestamp: time),
        ])
        host.frame(at: time)
    }

    /// Pinches from 188 points at a steady `speed`, in points per second, for `count` frames, and lets go.
    private func pinch(speed: Double, frames count: Int) -> TransitionRelease? {
        var release: TransitionRelease?
        host.layers.transitions.onRelease = { release = $0 }
        fingers(.began, 188, at: 0)
        for frame in 1...count { fingers(.moved, 188 - speed * Double(frame) / 60, at: Double(frame) / 60) }
        fingers(.ended, 188 - speed * Double(count) / 60, at: (Double(count) + 0.01) / 60)
        for frame in count + 1...count + 240 { host.frame(at: Double(frame) / 60) }
        return release
    }

    @Test func aWidePinchPops() throws {
        let release = try #require(pinch(speed: 240, frames: 30))
        // Recognised at 180 points, from where the scale counts: 68 points of 180 are left.
        #expect(release.finishes)
        #expect(abs(release.progress - (1 - 68.0 / 180)) < 1e-9)
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func aShortPinchStays() throws {
        let release = try #require(pinch(speed: 60, frames: 30))
        #expect(!release.finishes)
        #expect(navigation.topViewController === detail)
        #expect(navigation.transitionCoordinator == nil)
        #expect(host.window.touches.current.isEmpty)
    }

    /// The motion that takes over goes on as fast as the fingers made it go.
    @Test(arguments: [60.0, 240, 300]) func theVelocityIsHandedOver(_ speed: Double) throws {
        let release = try #require(pinch(speed: speed, frames: 30))
        #expect(abs(release.velocity / (speed / 180) - 1) < 0.05, "\(release.velocity)")
        #expect(release.first.velocity == release.velocity)
    }

    @Test func losingTheFingersCancels() {
        fingers(.began, 188, at: 0)
        for frame in 1...30 { fingers(.moved, 188 - 4 * Double(frame), at: Double(frame) / 60) }
        fingers(.cancelled, 68, at: 0.51)
        for frame in 31...300 { host.frame(at: Double(frame) / 60) }
        #expect(navigation.topViewController === detail)
        #expect(navigation.transitionCoordinator == nil)
    }
}
