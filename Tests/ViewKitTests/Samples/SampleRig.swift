@testable import ViewKit
@testable import iOSSamples

/// Two screens, and a sample that goes from one to the other.
@MainActor
final class SampleRig: HostRig {
    private let sample: Sample
    private lazy var first = screen("A")
    private lazy var second = screen("B")
    private lazy var screens = host.run { SampleScreens(sample, first: first, second: second) }
    private var wasDismissalCancelled = false

    init(_ sample: Sample) {
        self.sample = sample
        super.init()
        show(screens.root)
    }

    /// Goes to the second screen (true) or back.
    func go(there: Bool) {
        host.run { screens.go(there: there) }
        step()
    }

    /// Drives the transition to `progress` by hand and lets it run back, or on to its end.
    func drive(there: Bool, to progress: Double, finishes: Bool) {
        let driver = UIPercentDrivenInteractiveTransition()
        screens.interaction = driver
        go(there: there)
        for part in [0.3, 0.7, 1] {
            host.run { driver.update(progress * part) }
            step()
        }
        host.run { finishes ? driver.finish() : driver.cancel() }
        finish()
        wasDismissalCancelled = !there && !finishes
        screens.interaction = nil
        step(0.1)
    }

    /// The faults where the second screen (true) or the first one should be alone on the screen, as it was made.
    func faults(secondShows: Bool) -> [String] {
        var faults: [String] = []
        let (shown, other) = secondShows ? (second, first) : (first, second)
        guard let view = shown.viewIfLoaded else { return ["\(shown.name) has no view"] }
        if isTransitioning { faults.append("the transition is not over") }
        if view.window !== host.window { faults.append("\(shown.name) is not in the window") }
        if abs(view.frame.minX) + abs(view.frame.minY) + abs(view.frame.width - 200) + abs(view.frame.height - 200)
            > 1e-9
        {
            faults.append("\(shown.name) lies at \(view.frame)")
        }
        for controller in [first, second] {
            guard let view = controller.viewIfLoaded else { continue }
            if view.alpha != 1 || view.isHidden { faults.append("\(controller.name) does not show") }
            if !CATransform3DIsIdentity(view.layer.transform) { faults.append("\(controller.name) is transformed") }
            if view.layer.animationKeys() != nil { faults.append("\(controller.name) still animates") }
        }
        if !keepsOther, other.viewIfLoaded?.window != nil { faults.append("\(other.name) is still in the window") }
        let container = view.superview
        if let container, !(container is UIWindow), container.subviews.count > (keepsOther ? 2 : 1) {
            faults.append("\(container.subviews.count) views in the container")
        }
        if container?.layer.speed != 1 || container?.layer.timeOffset != 0 { faults.append("time stands still") }
        return faults + reports
    }

    /// Whether the other screen may stay in the window: under a custom presentation, and, as UIKit has it, after a dismissal
    /// that was cancelled.
    private var keepsOther: Bool { screens.keepsFirst || (screens.presents && wasDismissalCancelled) }
}
