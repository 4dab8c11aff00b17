import Foundation
import LayerTree
import Recorder
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

/// The gallery in memory, its frames made by the test.
@MainActor final class GalleryRig {
    let session: PreviewSession
    let scene: GalleryScene
    let output: MemoryOutput
    let runner: FrameRunner
    private let rate: Double
    private let clock: ManualClock
    private(set) var reports: [String] = []

    init(
        size: CGSize = CGSize(width: 1280, height: 800), scale: CGFloat = 1, reducesMotion: Bool = false,
        rate: Double = 60
    ) throws {
        self.rate = rate
        clock = ManualClock(rate: rate)
        var options = RunOptions()
        options.settings.reducesMotion = reducesMotion
        let screen = ScreenTraits(size: size, scale: scale)
        session = try PreviewSession(RunPlan(.gallery, options: options, isHeadless: true), on: screen)
        scene = try #require(session.scene as? GalleryScene)
        output = MemoryOutput(screen: screen, kernels: .best)
        runner = FrameRunner(source: session.stage, output: output)
        session.stage.run { FaultLog.current.onReport = { [weak self] in self?.reports.append($0) } }
        try step()
    }

    var gallery: GalleryViewController { scene.gallery }
    var stage: Stage { session.stage }

    /// The number of thumbnails that move.
    var moving: Int { stage.run { gallery.cells.count { $0.scene.isTransitioning } } }

    func step(_ input: () -> Void = {}) throws {
        try runner.run(FrameRequest(tick: clock.nextTick(), phase: .replay), input: input)
    }

    func step(seconds: Double) throws { for _ in 0..<Int(seconds * rate) { try step() } }

    /// Performs the command of a key, and a second of frames; returns false where the gallery has none for it.
    @discardableResult func take(_ command: KeyCommand, for seconds: Double = 1) throws -> Bool {
        let isTaken = stage.run { scene.take(command) }
        try step(seconds: seconds)
        return isTaken
    }

    func touch(_ phase: TouchSample.Phase, _ place: CGPoint) throws {
        stage.send(
            TouchSample(phase: phase, location: SIMD2(place.x, place.y), timestamp: stage.layers.mediaTime))
        try step()
    }

    func tap(_ place: CGPoint) throws {
        try touch(.began, place)
        try touch(.ended, place)
    }

    /// The middle of the thumbnail at `index`, in the window.
    func thumbnail(_ index: Int) -> CGPoint {
        let cell = gallery.cells[index]
        return stage.run { cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midX), to: nil) }
    }
}
