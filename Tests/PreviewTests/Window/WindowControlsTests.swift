import Assets
import Foundation
import SDLPlatform
import Testing

@testable import Preview

/// The loop of a window that shows nothing, turn by turn.
@MainActor struct WindowControlsTests {
    private func run(_ name: String = "magic-move") throws -> WindowControls {
        try WindowControls(
            Subject(named: name), options: RunOptions(),
            environment: MachineEnvironment(displays: DisplayEnvironment(videoDriver: "dummy")), report: { _ in })
    }

    /// The rest counted as one long frame: a hitch of many seconds, and the graph's worst frame.
    @Test func aFrameAfterARestHasNoneBeforeIt() throws {
        let run = try run()
        while run.needsFrame { _ = try run.session.step() }
        run.perform(.play)
        for _ in 0..<3 { #expect(try run.session.step()) }
        #expect(run.session.runner.records.suffix(3).map(\.flags) == [.first, [], []])
        #expect(run.session.runner.records.suffix(3).allSatisfy { $0.phase == .settle })
    }

    /// Only gestures and springs told theirs, and half of a transition's frames had none.
    @Test func whatPlaysByItselfHasAVelocity() throws {
        let run = try run()
        while run.needsFrame { _ = try run.session.step() }
        run.perform(.play)
        for _ in 0..<6 { _ = try run.session.step() }
        let frames = run.session.runner.records.filter { $0.progress != nil }
        #expect(frames.count >= 4 && frames.dropFirst().allSatisfy { ($0.velocity ?? 0) > 0 })
        for (last, next) in zip(frames, frames.dropFirst()) {
            let step = try #require(next.velocity) * ((next.animationTime ?? 0) - (last.animationTime ?? 0))
            #expect(abs((last.progress ?? 0) + step - (next.progress ?? 0)) < 1e-9)
        }
    }

    /// The frame that comes to rest is not known while its own overlay is drawn.
    @Test func theLastReleaseIsCompleteAtRest() throws {
        let run = try run()
        let url = try #require(GestureFile.url(named: "magic-move"))
        run.overlay.showsReleaseMetrics = true
        run.session.playback = .script(GesturePlayer(try GestureScript(contentsOf: url.path)))
        while !run.session.isOver { _ = try run.session.step() }
        #expect(run.overlay.releaseMetrics?.secondsToRest != nil)
    }

    /// Whatever ends the window ends the recording, too: it was lost.
    @Test func theEndOfTheWindowEndsItsRecording() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let run = try run("w2")
        try run.session.startRecording(
            into: OutputFolder.make(at: place.path, replaces: false), isRequired: false, environment: run.environment)
        let listed = try withExtendedLifetime(run) { try run.session.play(frames: 3) }
        #expect(listed.contains(place.appending(path: "report.html").relativePath))
        let other = place.appending(path: "other")
        try FileManager.default.removeItem(at: place)
        let failing = try self.run("w2")
        try failing.session.startRecording(
            into: OutputFolder.make(at: other.path, replaces: false), environment: failing.environment)
        _ = try failing.session.step(isCounted: true)
        // Not even a window that goes away in the middle takes it along.
        failing.session.sinks = []
        failing.session.recording = nil
        #expect(FileManager.default.fileExists(atPath: other.appending(path: "run.json").path))
    }

    /// The mouse was kept away from what a script moves, and the keys were not.
    @Test func keysLeaveAScriptAlone() throws {
        let run = try run()
        let url = try #require(GestureFile.url(named: "magic-move"))
        run.session.playback = .script(GesturePlayer(try GestureScript(contentsOf: url.path)))
        for _ in 0..<3 { _ = try run.session.step() }
        for command in [KeyCommand.play, .scrub(by: 0.5), .jump(to: 1)] { run.perform(command) }
        #expect(try run.session.step() && run.session.runner.records.last?.transition == nil)
        run.perform(.toggleFrameGraph)
        #expect(run.overlay.showsGraph)
        run.perform(.quit)
        #expect(run.session.isOver)
    }

    /// A slow speed was said once, and then forgotten.
    @Test func whatMakesMotionOtherShowsAsLongAsItIsOn() throws {
        let run = try run()
        #expect(run.overlay.modes.isEmpty)
        run.perform(.slower)
        run.perform(.toggleReducedMotion)
        #expect(run.overlay.modes == ["speed 0.5", "reduced motion"])
        run.perform(.faster)
        run.perform(.toggleReducedMotion)
        #expect(run.overlay.modes.isEmpty)
    }

    @Test func aScriptsTouchesAreMarked() throws {
        let run = try run()
        let url = try #require(GestureFile.url(named: "magic-move"))
        run.session.playback = .script(GesturePlayer(try GestureScript(contentsOf: url.path)))
        run.perform(.toggleTouchMarks)
        var most = 0
        while !run.session.isOver {
            _ = try run.session.step()
            most = max(most, run.overlay.fingers.count)
        }
        #expect(most == 1 && run.overlay.fingers.isEmpty)
    }

    @Test func theTitleNamesWhatIsOpen() throws {
        let run = try run("gallery")
        let window = try #require(run.session.window?.window)
        _ = try run.session.step()
        #expect(window.title == "Segue: gallery")
        run.perform(.open)
        _ = try run.session.step()
        #expect(window.title == "Segue: Magic Move")
        let alone = try self.run("magic-move")
        #expect(alone.session.window?.window.title == window.title, "one name for one transition")
        alone.session.playback = .progress([0, 1])
        #expect(alone.session.windowTitle == "Segue: Magic Move (replay)")
        run.perform(.back)
        _ = try run.session.step()
        #expect(window.title == "Segue: gallery")
    }

    @Test func keysOpenAndCloseWhatTheGalleryShows() throws {
        let run = try run("gallery")
        let gallery = try #require(run.session.scene as? GalleryScene).gallery
        let isTransitioning = { run.session.stage.run { gallery.opened?.scene.isTransitioning == true } }
        _ = try run.session.step()
        for close in [KeyCommand.cancel, .back] {
            try perform(.scrub(by: 0.01), .open, in: run)
            #expect(gallery.opened === gallery.cells[gallery.selection])
            // A transition that is held is let go first.
            try perform(.scrub(by: 0.1), in: run)
            #expect(isTransitioning())
            try perform(.cancel, in: run)
            #expect(gallery.opened != nil)
            while isTransitioning() { _ = try run.session.step() }
            try perform(close, in: run)
            #expect(gallery.opened == nil)
        }
        #expect(gallery.selection == 2)
    }

    /// In the grid it scrolls, in an opened transition it pinches.
    @Test func theWheelIsForWhatShows() throws {
        let run = try run("gallery")
        _ = try run.session.step()
        let turn = WheelEvent(
            deltaX: 0, deltaY: -1, position: CGPoint(x: 640, y: 400), modifiers: [], timestamp: MonotonicTime.now())
        run.take(turn)
        #expect(!run.wheel.isActive)
        try perform(.open, in: run)
        run.take(turn)
        #expect(run.wheel.isActive)
    }

    /// It was done before the frame: neither its time nor its counts had it.
    @Test func whatAKeyBeginsIsTheWorkOfItsFrame() throws {
        let run = try run()
        while run.needsFrame { _ = try run.session.step() }
        let former = run.session.source.totalWork
        run.perform(.play)
        let isUntouched = run.session.source.totalWork == former && run.session.source.transition == nil
        #expect(isUntouched && run.needsFrame)
        #expect(try run.session.step())
        let frame = try #require(run.session.runner.records.last)
        #expect(frame.transition != nil && (frame.work?.rasterizedPictures ?? 0) > 0)
    }

    /// Performs `commands` in one frame.
    private func perform(_ commands: KeyCommand..., in run: WindowControls) throws {
        commands.forEach { run.perform($0) }
        _ = try run.session.step()
    }
}
