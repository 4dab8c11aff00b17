import Motion

/// The motion of a zoom's card from one layout to another, along a spring.
///
/// A tool scrubs it as it does a property animator: paused, it shows the fraction of the way that it is given.
@MainActor final class ZoomFlight: NSObject, UIViewImplicitlyAnimating {
    private unowned let stage: ZoomStage
    private let start, end: ZoomLayout
    private let spring: Spring
    /// Called once at the end, with where that is.
    private let completion: (UIViewAnimatingPosition) -> Void
    private var link: CADisplayLink?
    private var motion: SpringMotion?
    /// In ways per second.
    private var velocity: Double
    private var shownFraction = 0.0
    private(set) var state = UIViewAnimatingState.active
    var isReversed = false

    /// The motion of the card of `stage` from where it is to `end`, that begins with `velocity` in ways per second.
    init(
        of stage: ZoomStage, to end: ZoomLayout, spring: Spring, velocity: Double = 0,
        completion: @escaping (UIViewAnimatingPosition) -> Void
    ) {
        self.stage = stage
        start = stage.layout
        self.end = end
        self.spring = spring
        self.velocity = velocity
        self.completion = completion
        super.init()
        stage.stop()
        stage.flight = self
    }

    isolated deinit { link?.invalidate() }

    /// The seconds that `spring` takes for the whole way.
    static func duration(of spring: Spring) -> TimeInterval { spring.settlingDuration() }

    var isRunning: Bool { motion != nil }

    /// The fraction of the way; setting it moves a paused card.
    var fractionComplete: CGFloat {
        get { shownFraction }
        set { if motion == nil, state == .active { show(newValue) } }
    }

    func startAnimation() {
        guard state == .active, motion == nil else { return }
        let layers = stage.canvas.layer.context
        motion = SpringMotion(
            spring: spring, from: MotionState(position: shownFraction, velocity: isReversed ? 0 : velocity),
            to: isReversed ? 0 : 1, at: layers.mediaTime)
        let link = CADisplayLink(target: self, selector: ZoomFlight.step)
        link.add(to: layers.displayLinks)
        self.link = link
    }

    func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    func pauseAnimation() {
        link?.invalidate()
        link = nil
        motion = nil
        velocity = 0
    }

    func stopAnimation(_ withoutFinishing: Bool) {
        pauseAnimation()
        if withoutFinishing { cancel() } else { state = .stopped }
    }

    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state != .inactive else { return }
        switch finalPosition {
        case .end: show(1)
        case .start: show(0)
        case .current: break
        }
        cancel()
        completion(finalPosition)
    }

    /// Ends the motion where it is, without its completion.
    func cancel() {
        pauseAnimation()
        state = .inactive
    }

    private func step(_ link: CADisplayLink) {
        guard let motion else { return }
        let time = link.targetTimestamp
        if motion.isSettled(at: time, within: tolerance) {
            finishAnimation(at: isReversed ? .start : .end)
        } else {
            show(motion.state(at: time).position)
        }
    }

    /// A quarter of a pixel, in ways.
    private var tolerance: Double {
        let way = end.center - start.center
        let growth = end.size - start.size
        let distance = [way.x, way.y, growth.x, growth.y].map { abs($0) }.max() ?? 0
        let scale = Double(stage.canvas.layer.context.host?.screen.scale ?? 1)
        return 0.25 / max(1, distance * scale)
    }

    private func show(_ fraction: Double) {
        shownFraction = fraction
        stage.show(start.interpolated(to: end, at: fraction, fade: fade))
    }

    /// The part of the way over which the source's picture comes or goes: that next to the source.
    private var fade: ClosedRange<Double> {
        let range = ZoomGeometry.fade
        return end.progress < start.progress ? (1 - range.upperBound)...1 : range
    }
}
