@testable import ViewKit

/// A window of 200 x 200 points whose time the test sets, and a log of what happens in it.
@MainActor class HostRig: NSObject {
    let host = TestHost()
    let log = EventLog()
    private(set) var reports: [String] = []
    static let rate = 60.0
    /// Frames per second; `HostRig.rate` if nothing else is said.
    let rate: Double

    init(rate: Double = HostRig.rate) {
        self.rate = rate
        super.init()
        host.run { FaultLog.current.onReport = { [weak self] in self?.reports.append($0) } }
    }

    /// Shows `controller` and makes a first frame.
    func show(_ controller: UIViewController) {
        host.run {
            host.window.rootViewController = controller
            host.window.makeKeyAndVisible()
        }
        step()
    }

    var time: Double { host.layers.mediaTime }
    var isTransitioning: Bool { host.layers.transitions.isTransitioning }

    func screen(_ name: String) -> LoggingViewController { host.run { LoggingViewController(name, log: log) } }

    /// Makes the frames of `seconds`, at least one.
    func step(_ seconds: Double = 0) {
        let first = (time * rate).rounded()
        for index in 1...max(1, Int((seconds * rate).rounded())) {
            host.frame(at: (first + Double(index)) / rate)
        }
    }

    /// Makes frames until no transition runs; false if that takes more than 20 seconds.
    @discardableResult func finish() -> Bool {
        for _ in 0..<1200 where isTransitioning { step() }
        return !isTransitioning
    }

    /// The x at which the view's left edge shows.
    func shownX(_ controller: UIViewController) -> Double {
        host.run {
            guard let view = controller.viewIfLoaded else { return .nan }
            let shown = view.layer.presentation() ?? view.layer
            return shown.position.x - shown.bounds.width / 2
        }
    }

    /// Tells the window of a pointer at `y`.
    func point(_ phase: TouchSample.Phase, y: Double) {
        host.window.handle([TouchSample(phase: phase, location: SIMD2(100, y), timestamp: time)])
    }
}
