import Compositor
import Graphics
import Recorder
import SDLPlatform
import ViewKit
import iOSSamples

@testable import Preview

/// A sample between two plain screens on a stage in memory.
@MainActor final class SampleCourse {
    private let sample: Sample
    private let stage: Stage
    private let screens: SampleScreens
    private let runner: FrameRunner
    private let clock = ManualClock()

    init(_ sample: Sample) throws {
        let screen = ScreenTraits(size: CGSize(width: 390, height: 844), scale: 1)
        let output = MemoryOutput(screen: screen, kernels: .best)
        let stage = Stage(Stage.Options(screen: screen), imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        self.sample = sample
        self.stage = stage
        screens = stage.run {
            SampleScreens(sample, first: Self.screen(.systemTeal), second: Self.screen(.systemOrange))
        }
        runner = FrameRunner(source: stage, output: output)
        stage.show(screens.root)
        try step(count: 4)
    }

    private static func screen(_ color: UIColor) -> UIViewController {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
        label.text = "A plain screen"
        controller.view.backgroundColor = color
        controller.view.addSubview(label)
        return controller
    }

    private func step(count: Int = 1, _ input: () -> Void = {}) throws {
        for _ in 0..<count { try runner.run(FrameRequest(tick: clock.nextTick(), phase: .replay), input: input) }
    }

    private var isTransitioning: Bool { stage.layers.transitions.isTransitioning(in: stage.window) }

    /// Goes there, scrubbed where that is possible, and gives the counters of the frames that neither begin nor end it.
    func run() throws -> [FrameCounters] {
        let driver = UIPercentDrivenInteractiveTransition()
        if sample.isScrubbed { screens.interaction = driver }
        try step { screens.go(there: true) }
        var counters: [FrameCounters] = []
        for frame in 1...240 where isTransitioning {
            try step { if sample.isScrubbed, frame <= 60 { driver.update(CGFloat(frame) / 60) } }
            if sample.isScrubbed, frame == 60 { stage.run { driver.finish() } }
            if let record = runner.records.last, isTransitioning { counters.append(record.counters) }
        }
        return Array(counters.dropFirst(8).dropLast(4))
    }
}
