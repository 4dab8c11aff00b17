import Testing

@testable import ViewKit

/// A window of 200 x 200 points, its time, and one finger.
@MainActor final class ControlRig {
    let host = TestHost()
    private(set) var time = 1.0

    /// Shows `view` and makes a first frame.
    func show(_ view: UIView) {
        host.show(view)
        frame()
    }

    /// One frame, a sixtieth of a second after the one before.
    func frame() {
        time += 1.0 / 60
        host.frame(at: time)
    }

    /// The frames of so many seconds.
    func wait(_ seconds: Double) { for _ in 0..<Int((seconds * 60).rounded(.up)) { frame() } }

    /// The finger at a place in the window.
    func touch(_ phase: TouchSample.Phase, _ x: Double, _ y: Double) {
        time += 0.01
        host.layers.mediaTime = time
        host.window.handle([TouchSample(phase: phase, location: SIMD2(x, y), timestamp: time)])
    }

    /// A tap in the window.
    func tap(_ x: Double, _ y: Double) {
        touch(.began, x, y)
        touch(.ended, x, y)
    }

    /// Runs `body` with the rig's host current.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result { try host.run(body) }
}
