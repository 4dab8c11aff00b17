import Foundation
import Graphics
import LayerTree
import Motion
import SDLPlatform
import Transitions
import ViewKit

@testable import Preview

/// Magic Move on a stage without a window, dragged by scripts on a manual clock.
@MainActor final class DragRig {
    let session: PreviewSession
    let clock: ManualClock
    private(set) var frames: [Frame] = []
    private(set) var releases: [TransitionRelease] = []
    /// When the last script began, in milliseconds of the stage's clock.
    private(set) var scriptStart = 0.0
    private(set) var faults: [String] = []
    nonisolated static let size = CGSize(width: 390, height: 844)
    /// The travel of a whole transition, in points.
    nonisolated static let travel = 0.6 * 844.0

    /// The state that one frame showed.
    struct Frame {
        var tick: FrameTick
        var progress: Double?
        /// The centre of the flying picture, in points; nil while nothing flies.
        var center: CGPoint?
    }

    init(rate: Double = 60, completion: TransitionSettings.Completion = .transitionSpring) throws {
        var options = RunOptions()
        options.completion = completion
        session = try PreviewSession(
            RunPlan(Subject(named: "magic-move"), options: options, isHeadless: true),
            on: ScreenTraits(size: Self.size, scale: 1))
        clock = ManualClock(rate: rate)
        let layers = session.stage.layers
        layers.transitions.onRelease = { [weak self] in self?.releases.append($0) }
        layers.faults.onReport = { [weak self] in self?.faults.append($0) }
        step()
    }

    var root: UINavigationController? { session.stage.window.rootViewController as? UINavigationController }

    /// The number of screens on the stack.
    var depth: Int { root?.viewControllers.count ?? 0 }

    var isTransitioning: Bool { session.stage.layers.transitions.isTransitioning }

    /// Makes a frame.
    @discardableResult func step(_ input: (Double) -> Void = { _ in }) -> Frame {
        let tick = clock.nextTick()
        input(tick.timestamp)
        session.stage.frame(tick)
        let frame = Frame(
            tick: tick, progress: session.stage.layers.transitions.progress, center: pictureCenter)
        frames.append(frame)
        return frame
    }

    /// Plays `script` from the next frame on, and goes on until nothing moves.
    func play(_ script: GestureScript, frameLimit: Int = 2000) {
        let start = frames.last?.tick.targetTimestamp ?? 0
        scriptStart = start * 1000
        var player = GesturePlayer(script, start: start)
        for _ in 0..<frameLimit {
            step { player.send(to: session.stage, at: $0) }
            if player.isDone, !session.stage.wantsFrames { return }
        }
    }

    /// Makes frames until nothing moves.
    func rest(frameLimit: Int = 2000) {
        for _ in 0..<frameLimit where session.stage.wantsFrames { step() }
    }

    /// The frame of the moving snapshot: the topmost view of the canvas.
    private var pictureCenter: CGPoint? {
        session.stage.run {
            guard isTransitioning, let container = root?.view.subviews.first, let canvas = container.subviews.last,
                let picture = canvas.subviews.last
            else { return nil }
            return picture.layer.presentation()?.position ?? picture.center
        }
    }

    /// The picture in the middle of the grid, in points.
    nonisolated static let middleCell = CGPoint(x: 195, y: 400)
}

/// A drag made of a press, a way and a release.
struct ScriptedDrag {
    var start: CGPoint
    /// The way in points at `seconds` since the press.
    var way: (Double) -> CGVector
    /// When it is released, in seconds.
    var duration: Double
    /// Samples per second.
    var rate = 125.0
    /// Whether positions are whole points, as a mouse's are.
    var rounds = true

    var script: GestureScript {
        var events: [GestureScript.Event] = []
        func event(_ phase: GestureScript.Phase, _ seconds: Double) -> GestureScript.Event {
            let way = way(seconds)
            var point = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
            if rounds { point = CGPoint(x: point.x.rounded(), y: point.y.rounded()) }
            return GestureScript.Event(
                t: seconds * 1000, phase: phase, x: point.x / DragRig.size.width, y: point.y / DragRig.size.height)
        }
        events.append(event(.began, 0))
        var index = 1
        while Double(index) / rate < duration {
            events.append(event(.moved, Double(index) / rate))
            index += 1
        }
        let last = events[events.count - 1]
        events.append(.init(t: duration * 1000, phase: .ended, x: last.x, y: last.y))
        return GestureScript(events: events)
    }
}
