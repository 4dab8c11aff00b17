import Compositor
import Foundation
import Graphics
import LayerTree
import Recorder
import SDLPlatform
import TestSupport
import Testing

@testable import Preview

/// The overlay shows over the picture, and costs the measured stage nothing.
@MainActor struct OverlayTests {
    /// In a window that shows a tablet's screen smaller, the panels and their text shrank with it.
    @Test func panelsKeepTheirSizeOverAScreenThatIsShownSmaller() {
        let screen = ScreenTraits(size: CGSize(width: 1600, height: 2400), scale: 0.25)
        let window = CGRect(x: -400, y: 0, width: 2400, height: 2400)
        let overlay = Overlay(screen: screen, in: window, scale: 1, kernels: .best)
        #expect(overlay.stage.screen.size == CGSize(width: 600, height: 600))
        #expect(overlay.stage.screen.scale == 1)
        overlay.showsGraph = true
        let graph = overlay.stage.root.sublayers?.first?.sublayers?.first
        #expect(graph?.frame.maxX == 588 && graph?.frame.maxY == 588 && graph?.contentsScale == 1)
        #expect(graph.map { $0.frame.width == $0.bounds.width } == true)
        overlay.fingers = [CGPoint(x: 800, y: 1200)]
        let marks = overlay.stage.root.sublayers?.first?.sublayers?.first as? FingerMarksLayer
        #expect(marks?.fingers == [CGPoint(x: 300, y: 300)] && overlay.fingers == [CGPoint(x: 800, y: 1200)])
    }

    /// Magic Move, scrubbed frame by frame into memory, with or without an overlay.
    @MainActor final class Run {
        let overlay: Overlay?
        let runner: FrameRunner
        let output: MemoryOutput
        private let session: PreviewSession
        private let clock = ManualClock()

        init(hasOverlay: Bool) throws {
            let screen = ScreenTraits(size: CGSize(width: 390, height: 844), scale: 1)
            session = try PreviewSession(
                RunPlan(Subject(named: "magic-move"), options: RunOptions(), isHeadless: true), on: screen)
            output = MemoryOutput(screen: screen, kernels: .best)
            overlay = hasOverlay ? Overlay(screen: screen, kernels: .best) : nil
            runner = FrameRunner(source: session.stage, output: output, overlay: overlay)
            try step()
        }

        /// Makes a frame; without a progress nothing changes in it.
        func step(_ progress: Double? = nil) throws {
            try runner.run(FrameRequest(tick: clock.nextTick(), phase: .replay)) {
                if let progress { session.scene.show(progress) }
            }
        }
    }

    /// The counters of a run of frames, with `body` doing something to the overlay before each.
    private func counters(hasOverlay: Bool, _ body: (Int, Overlay) -> Void = { _, _ in }) throws -> [FrameCounters] {
        let run = try Run(hasOverlay: hasOverlay)
        for index in 0..<24 {
            if let overlay = run.overlay { body(index, overlay) }
            try run.step(index % 4 == 3 ? nil : Double(index) / 24)
        }
        // In the first frames memory grows to what a frame needs.
        return run.runner.records.dropFirst(6).map(\.counters)
    }

    @Test func countersAreTheSameWithAndWithoutIt() throws {
        // Fills caches that the process keeps.
        _ = try counters(hasOverlay: false)
        var plain = try counters(hasOverlay: false)
        var covered = try counters(hasOverlay: true) { index, overlay in
            if index == 5 { overlay.showsGraph = true }
            if index == 9 { overlay.showsKeys = true }
            if index == 12 { overlay.say("speed 0.5") }
            if index == 18 { (overlay.showsGraph, overlay.showsKeys) = (false, false) }
        }
        // An array that grows takes as much as the block that it was given holds, and so allocates once more, or less.
        for index in plain.indices where plain[index].allocations != 0 {
            plain[index].allocations = nil
            covered[index].allocations = nil
        }
        #expect(covered == plain)
        #expect(!AllocationCounter.isAvailable || plain.count { $0.allocations == 0 } > 12)
    }

    @Test func theCoveredPictureComesBackWhole() throws {
        let plain = try Run(hasOverlay: false)
        let covered = try Run(hasOverlay: true)
        let overlay = try #require(covered.overlay)
        let progress = [0.2, nil, 0.4, 0.6, nil, 0.5, nil]
        for (index, step) in progress.enumerated() {
            overlay.showsGraph = index > 1
            overlay.showsKeys = index == 3
            try plain.step(step)
            try covered.step(step)
            let isSame = covered.output.image.data == plain.output.image.data
            #expect(isSame == (index < 2), "frame \(index)")
            covered.output.uncover()
            #expect(covered.output.image.data == plain.output.image.data, "frame \(index), uncovered")
        }
        overlay.showsGraph = false
        try covered.step()
        #expect(covered.output.image.data == plain.output.image.data)
    }

    @Test func itShowsOverThePicture() throws {
        let run = try Run(hasOverlay: true)
        run.overlay?.showsKeys = true
        run.overlay?.say("50 %")
        try run.step(0.5)
        try Golden("overlay.png", folder: "../Goldens").expect(run.output.image)
    }

    @Test func aPictureNamesWhatChangedInIt() throws {
        let overlay = Overlay(screen: ScreenTraits(size: CGSize(width: 390, height: 844), scale: 1), kernels: .best)
        let renderer = OverlayRenderer(overlay)
        let bounds = PixelRect(width: 390, height: 844)
        func picture(_ time: Double) throws -> OverlayPicture? {
            try renderer.picture(over: bounds, picture: bounds, records: FrameRing(capacity: 1), at: time)
        }
        #expect(try picture(0) == nil)
        overlay.showsKeys = true
        let first = try #require(try picture(1))
        #expect(first.changes == first.boxes && first.boxes.rects.count == 1)
        #expect(try picture(2)?.changes.isEmpty == true)
        renderer.invalidate()
        #expect(try picture(3)?.changes == first.boxes)
        overlay.showsKeys = false
        let last = try #require(try picture(4))
        #expect(last.boxes.isEmpty && last.changes == first.boxes)
        #expect(try picture(5) == nil)
    }

    /// A message that comes after a rest was dated with the last frame, and faded before it was seen.
    @Test func aMessageCountsFromTheFrameThatShowsIt() throws {
        let run = try Run(hasOverlay: true)
        let overlay = try #require(run.overlay)
        #expect(!run.runner.wantsFrame)
        overlay.say("speed 0.5")
        #expect(run.runner.wantsFrame)
        overlay.makeFrame(run.runner.records, at: 60)
        #expect(overlay.wantsFrame)
        overlay.makeFrame(run.runner.records, at: 60 + StatusLayer.holdDuration)
        #expect(overlay.wantsFrame)
        overlay.makeFrame(run.runner.records, at: 60 + StatusLayer.holdDuration + StatusLayer.fadeDuration + 0.01)
        #expect(!overlay.wantsFrame)
    }
}

extension CGImage {
    /// The bytes of its pixels, row by row.
    fileprivate var data: Data { (try? pngData()) ?? Data() }
}
