import Foundation
import Graphics
import Recorder
import SDLPlatform
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// A recording that begins while a transition is open in the gallery is one of that transition.
@MainActor @Suite struct GalleryRecordingTests {
    @Test func samplesAndPicturesAreThoseOfItsScreen() {
        let area = RecordedArea(
            name: "card", screenSize: CGSize(width: 390, height: 844),
            frame: CGRect(x: 400, y: 50, width: 195, height: 422))
        let sample = TouchSample(phase: .began, location: SIMD2(400 + 97.5, 50 + 211), timestamp: 1)
        #expect(area.sample(sample).location == SIMD2(195, 422))
        let part = area.part(of: CGImage(PixelBuffer(width: 1280, height: 800)), scale: 1)
        #expect(part.width == 195 && part.height == 422)
    }

    @Test func theOpenTransitionIsRecordedAndReplaysAlone() throws {
        let folder = try TemporaryFolder()
        let environment = MachineEnvironment(displays: DisplayEnvironment(videoDriver: "dummy"))
        let run = try WindowControls(
            Subject(named: "gallery"), options: RunOptions(), environment: environment, report: { _ in })
        run.perform(.open)
        // The frame grows until it fills the window.
        _ = try run.session.step()
        for _ in 0..<120 where run.needsFrame { _ = try run.session.step() }
        let area = try #require(run.session.scene.openedArea)
        #expect(area.screenSize == CGSize(width: 390, height: 844) && area.frame.height > 500)
        try run.session.startRecording(
            into: OutputFolder.make(at: folder.path("run"), replaces: false), environment: environment)
        let middle = SIMD2(Double(area.frame.midX), Double(area.frame.midY))
        for (phase, offset) in [(TouchSample.Phase.began, 0.0), (.moved, -40), (.moved, -120), (.ended, -120)] {
            let time = run.session.media.mediaTime(at: MonotonicTime.now())
            run.session.source.send(
                TouchSample(phase: phase, location: middle + SIMD2(0, offset), timestamp: time))
            if run.needsFrame { _ = try run.session.step() }
        }
        run.perform(.back)
        if run.needsFrame { _ = try run.session.step() }
        #expect(run.session.recording == nil, "the gallery itself is not recorded")
        let script = try GestureScript(contentsOf: folder.path("run/gesture.jsonl"))
        #expect(script.header.what == area.name && script.header.size == "390x844" && script.header.startsLate != true)
        #expect(script.events.map(\.x).allSatisfy { abs($0 - 0.5) < 1e-6 } && script.events.first?.y == 0.5)
    }
}
