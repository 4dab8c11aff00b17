import Graphics
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

/// A stage with one screen, whose animations are read: 390 x 844 points, 100 frames a second from 1 s on.
@MainActor final class TimelineRig {
    let stage = Stage(
        Stage.Options(screen: ScreenTraits(size: CGSize(width: 390, height: 844), scale: 1)),
        imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
    let controller: UIViewController
    private var frameCount = 0

    init(_ make: () -> UIViewController = { UIViewController() }) {
        controller = stage.run(make)
        stage.show(controller)
        step()
    }

    /// The time of the newest frame.
    var time: Double { stage.layers.mediaTime }

    func step(_ count: Int = 1) {
        for _ in 0..<count {
            let time = 1 + Double(frameCount) / 100
            stage.frame(FrameTick(timestamp: time, targetTimestamp: time))
            frameCount += 1
        }
    }

    /// A view of 100 x 100 points at (10, 20) of the screen.
    func addView() -> UIView {
        stage.run {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
            controller.view.addSubview(view)
            return view
        }
    }

    /// The animations after a frame in which `changes` were made.
    func timeline(after changes: () -> Void) throws -> AnimationTimeline {
        stage.run(changes)
        step()
        return try timeline()
    }

    func timeline() throws -> AnimationTimeline { try #require(stage.animations()) }

    /// The bars of the only row.
    func bars() throws -> [AnimationBar] {
        let timeline = try timeline()
        try #require(timeline.rows.count == 1)
        return timeline.rows[0].bars
    }
}
