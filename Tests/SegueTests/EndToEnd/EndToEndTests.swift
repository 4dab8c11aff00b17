import Foundation
import Graphics
import Preview
import TestSupport
import Testing

/// The real window, dragged with real X events, judged by what the screen shows.
@MainActor @Suite(.serialized) struct EndToEndTests {
    /// Pixels that may differ: the edges of text and pictures, where a snapshot is drawn at a fraction of a pixel.
    private static let allowance = 390 * 844 / 200

    @Test func aDragPutsThePictureWhereItsProgressIs() throws {
        let window = try TransitionWindow()
        #expect(try window.differences(from: window.rest) == 0)
        try window.drag(up: 202, steps: 10)
        let expected = try window.render.image(at: 202 / (0.6 * 844))
        #expect(try window.differences(from: expected) == 0)
        // Still hands: it stays there.
        try window.drag(up: 202, steps: 1)
        #expect(window.process.isRunning)
        try window.release()
    }

    @Test func aDragPastHalfFinishes() throws {
        let window = try TransitionWindow()
        _ = try window.differences(from: window.rest)
        try window.drag(up: 320, steps: 12)
        _ = try window.differences(from: window.render.image(at: 320 / (0.6 * 844)))
        try window.release()
        #expect(try window.differences(from: window.render.image(at: 1), allowance: Self.allowance) <= Self.allowance)
    }

    @Test func aShortSlowDragCancels() throws {
        let window = try TransitionWindow()
        let before = window.rest
        #expect(try window.differences(from: before) == 0)
        try window.drag(up: 60, steps: 6)
        _ = try window.differences(from: window.render.image(at: 60 / (0.6 * 844)))
        try window.release()
        #expect(try window.differences(from: before) == 0)
    }

    /// The button is let go while the window is minimised, of which SDL hears nothing; it drops the press after it.
    @Test func aDragAfterOneThatWasLostIsSeen() throws {
        let window = try TransitionWindow()
        #expect(try window.differences(from: window.rest) == 0)
        try window.drag(up: 60, steps: 6)
        try window.server.xdotool("windowminimize", "--sync", window.id)
        try window.release()
        try window.server.xdotool("windowmap", "--sync", window.id, "windowactivate", "--sync", window.id)
        try window.move(70, 182)
        #expect(try window.differences(from: window.rest) == 0)
        try window.drag(up: 320, steps: 12)
        try window.release()
        #expect(try window.differences(from: window.render.image(at: 1), allowance: Self.allowance) <= Self.allowance)
    }

    @Test func aFlickFinishes() throws {
        let window = try TransitionWindow()
        _ = try window.differences(from: window.rest)
        try window.move(74, 182)
        // One call, so that no process starts in between: 120 points in a few milliseconds.
        var arguments = ["mousedown", "1"]
        for step in 1...12 {
            arguments += ["mousemove_relative", "--", "0", "-10", "sleep", "0.008"]
            _ = step
        }
        arguments += ["mouseup", "1"]
        try window.server.xdotool(arguments)
        window.pointer.y -= 120
        #expect(try window.differences(from: window.render.image(at: 1), allowance: Self.allowance) <= Self.allowance)
    }

    /// Control puts down a second finger opposite the mouse, and both are marked; letting go does nothing here.
    @Test func controlIsASecondFinger() throws {
        let window = try TransitionWindow()
        #expect(try window.differences(from: window.rest) == 0)
        try window.move(95, 422)
        try window.server.xdotool("keydown", "ctrl")
        try window.press()
        try window.move(55, 322)
        // Two discs of 36 points; that about the pointer is not counted, of the other one nearly all is.
        #expect(try window.waitForDifferences(from: window.rest, in: 500...1100))
        let screen = try window.server.screenshot()
        let mirrored = (x: window.origin.x + 335, y: window.origin.y + 522)
        #expect(screen[mirrored.x, mirrored.y] != window.rest.pixels[335, 522] & 0xFF_FFFF)
        try window.release()
        try window.server.xdotool("keyup", "ctrl")
        #expect(try window.differences(from: window.rest) == 0)
    }

    /// The wheel puts down two fingers about the pointer, which go up when it rests; they tap nothing.
    @Test func theWheelIsTwoFingersForAMoment() throws {
        let window = try TransitionWindow()
        #expect(try window.differences(from: window.rest) == 0)
        try window.move(74, 182)
        try window.server.xdotool("click", "4", "click", "4")
        #expect(try window.waitForDifferences(from: window.rest, in: 100...2500))
        #expect(try window.differences(from: window.rest) == 0)
        try window.quit()
    }

    @Test func theKeyQEndsTheProgram() throws {
        let window = try TransitionWindow()
        _ = try window.differences(from: window.rest)
        try window.move(195, 422)
        try window.quit()
    }

    /// Closed while it recorded, it took the recording along.
    @Test func aRecordingThatStillGoesOnIsWritten() throws {
        let window = try TransitionWindow()
        #expect(try window.differences(from: window.rest) == 0)
        try window.move(195, 422)
        try window.server.xdotool("key", "ctrl+r", "sleep", "0.3", "key", "space", "sleep", "0.3", "key", "q")
        let result = window.process.finish(within: 30)
        #expect(result.status == 0 && result.errors == "")
        #expect(result.output.contains("segue-out/magic-move-1/report.html\n"))
    }

    @Test func spacePlaysAndEscapeTakesItBack() throws {
        let window = try TransitionWindow()
        #expect(try window.differences(from: window.rest) == 0)
        try window.move(195, 422)
        // Slowly, so that there is time for the second key.
        try window.server.xdotool(
            "key", "bracketleft", "bracketleft", "bracketleft", "space", "sleep", "0.3", "key", "Escape",
            "bracketright", "bracketright", "bracketright")
        #expect(try window.differences(from: window.rest) == 0)
        try window.quit()
    }

    /// A motion that began after a rest was dated with the last frame before it, and reported as late while it still ran.
    @Test func aPlayAfterARestIsOnTime() throws {
        let window = try TransitionWindow()
        #expect(try window.differences(from: window.rest) == 0)
        try window.move(195, 422)
        let end = try window.render.image(at: 1)
        #expect(try window.differences(from: end, within: 2) > 0, "nothing plays yet")
        try window.server.xdotool("key", "space")
        #expect(try window.differences(from: end, allowance: Self.allowance) <= Self.allowance)
        try window.quit()
    }

    /// A motion of the mouse is seen at most a period and the frame's own time later; with much to spare here, for
    /// machines that have other things to do.
    @Test func motionIsShownInTheNextFrame() throws {
        let server = try XServer(width: 640, height: 480)
        let folder = try TemporaryFolder()
        let process = SegueProcess(
            ["bench", "w1", "--paced", "--renderer", "cpu", "--size", "320x240", "--frames", "240", "--json", "-"],
            in: folder.url, variables: ["DISPLAY": server.display])
        try process.start()
        defer { process.stop() }
        let id = try server.xdotool("search", "--sync", "--onlyvisible", "--name", "Segue: w1")
        // Steps that no refresh rate divides, so that the mouse moves in every part of a frame.
        try server.xdotool(
            (0..<200).flatMap { ["mousemove", "--window", id, "\(40 + $0)", "\(60 + $0 % 7)", "sleep", "0.013"] })
        let result = process.finish()
        #expect(result.status == 0, "\(result.errors)")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let latency = try #require(report["inputLatencyMilliseconds"] as? [String: Any])
        #expect((latency["count"] as? Int ?? 0) >= 60)
        #expect((latency["p50"] as? Double ?? .infinity) < 25)
        #expect((latency["p99"] as? Double ?? .infinity) < 150)
    }

    @Test func aBenchmarkWhoseWindowIsResizedSaysSo() throws {
        let server = try XServer(width: 640, height: 480)
        let folder = try TemporaryFolder()
        let process = SegueProcess(
            ["bench", "w1", "--paced", "--renderer", "cpu", "--size", "320x240", "--frames", "2000"], in: folder.url,
            variables: ["DISPLAY": server.display])
        try process.start()
        defer { process.stop() }
        let id = try server.xdotool("search", "--sync", "--onlyvisible", "--name", "Segue: w1")
        try server.xdotool("windowsize", id, "300", "200")
        let result = process.finish()
        #expect(result.status == 2)
        #expect(result.errors.contains("the desktop made the window 300x200 points while it was measured"))
        #expect(result.output.isEmpty)
    }

    /// Closing it and Ctrl-C did nothing at all, and a long benchmark could only be killed.
    @Test func aBenchmarkWhoseWindowIsClosedEnds() throws {
        let server = try XServer(width: 640, height: 480)
        let folder = try TemporaryFolder()
        let process = SegueProcess(
            ["bench", "w1", "--renderer", "cpu", "--size", "320x240", "--frames", "1000000", "--json", "x.json"],
            in: folder.url, variables: ["DISPLAY": server.display])
        try process.start()
        defer { process.stop() }
        let id = try server.xdotool("search", "--sync", "--onlyvisible", "--name", "Segue: w1")
        try server.xdotool("windowfocus", "--sync", id, "key", "alt+F4")
        let result = process.finish(within: 30)
        #expect(result.status == 2)
        #expect(result.errors.contains("bench w1: it was closed or interrupted before its last frame"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }
}
