import Foundation
import Motion

/// The numbers of a menu that springs move, by one display link while any of them is on its way.
@MainActor final class MenuMotion {
    /// A number of a menu.
    enum Quantity: Hashable {
        /// The way of a pressed view to where it is lifted, 0 to 1.
        case lift
        /// The way of the preview and the first panel to where they are open, 0 to 1.
        case open
        /// The distances by which a finger has moved everything, in points.
        case offsetX
        case offsetY
        /// The way of a panel within the panel before, 0 to 1, by its number.
        case panel(Int)
        /// The way of the preview to the whole screen, 0 to 1.
        case commit

        /// A quarter of a point, or of a 400th of a way.
        var tolerance: Double { self == .offsetX || self == .offsetY ? 0.25 : 0.25 / 400 }
    }

    private struct Run {
        var quantity: Quantity
        var motion: SpringMotion
        var completion: () -> Void
    }

    private var values: [Quantity: Double] = [:]
    private var runs: [Run] = []
    private var link: CADisplayLink?
    private let layers: LayerContext
    /// Called in each frame in which a number has changed.
    var onFrame: () -> Void = {}

    /// Motions in the frames of `layers`.
    init(in layers: LayerContext) { self.layers = layers }

    isolated deinit { link?.invalidate() }

    /// The number that shows; 0 at first.
    func value(_ quantity: Quantity) -> Double { values[quantity] ?? 0 }

    /// The number and its velocity, now.
    func state(_ quantity: Quantity) -> MotionState {
        run(of: quantity)?.motion.state(at: layers.mediaTime) ?? MotionState(position: value(quantity), velocity: 0)
    }

    private func run(of quantity: Quantity) -> Run? { runs.first { $0.quantity == quantity } }

    /// Sets a number at once, and ends its motion without its completion.
    func set(_ quantity: Quantity, to value: Double) {
        runs.removeAll { $0.quantity == quantity }
        values[quantity] = value
        stopIfIdle()
    }

    /// Moves a number to `end` along `spring`, from the state that it has, or with `velocity` a second; `completion` is called at
    /// the end, unless another motion or value comes before.
    func move(
        _ quantity: Quantity, to end: Double, by spring: Spring, velocity: Double? = nil,
        completion: @escaping () -> Void = {}
    ) {
        let now = layers.mediaTime
        let speed = velocity ?? state(quantity).velocity
        let motion = SpringMotion(
            spring: spring, from: MotionState(position: value(quantity), velocity: speed), to: end, at: now)
        runs.removeAll { $0.quantity == quantity }
        runs.append(Run(quantity: quantity, motion: motion, completion: completion))
        start()
    }

    /// Ends all motions where they are, without their completions.
    func stop() {
        runs = []
        stopIfIdle()
    }

    private func start() {
        guard link == nil else { return }
        let link = CADisplayLink(target: self, selector: MenuMotion.step)
        link.add(to: layers.displayLinks)
        self.link = link
    }

    private func stopIfIdle() {
        guard runs.isEmpty else { return }
        link?.invalidate()
        link = nil
    }

    private func step(_ link: CADisplayLink) {
        let time = link.targetTimestamp
        for run in runs {
            values[run.quantity] =
                isSettled(run, at: time) ? run.motion.target : run.motion.state(at: time).position
        }
        let settled = runs.filter { isSettled($0, at: time) }
        runs.removeAll { isSettled($0, at: time) }
        onFrame()
        for run in settled { run.completion() }
        stopIfIdle()
    }

    private func isSettled(_ run: Run, at time: TimeInterval) -> Bool {
        run.motion.isSettled(at: time, within: run.quantity.tolerance)
    }
}
