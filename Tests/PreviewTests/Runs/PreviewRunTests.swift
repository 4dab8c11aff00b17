import Assets
import Foundation
import Graphics
import SDLPlatform
import TestSupport
import Testing

@testable import Preview

@MainActor @Suite final class PreviewRunTests {
    private let place = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")

    private static let names = [
        "frames.csv", "frames.hgrm", "frames.jsonl", "gesture.jsonl", "junit.xml", "presentmon.csv", "progress.csv",
        "report.html", "run.json", "strip.png", "summary.json", "summary.md", "trace.json",
    ]

    init() throws { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: place) }

    private func run(_ name: String, speed: Double = 1, frames: Int? = nil, to folder: String = "out") throws
        -> [String]
    {
        var options = RunOptions()
        options.size = CGSize(width: 98, height: 211)
        options.speed = speed
        return try record(name, options: options, frames: frames, to: folder) { Issue.record("\($0)") }
    }

    /// Records the subject's own drag without a window, and gives the paths of the files.
    private func record(
        _ name: String, options: RunOptions, frames: Int? = nil, to folder: String = "out",
        report: @escaping (String) -> Void = { _ in }
    ) throws -> [String] {
        let folder = RunFolder(path: place.appending(path: folder).path, replaces: true)
        return try lines(of: .record(into: folder), name, options: options, frames: frames, report: report)
    }

    /// The lines that a run without a window prints.
    private func lines(
        of purpose: PreviewRun.Purpose, _ name: String, options: RunOptions, frames: Int? = nil,
        report: @escaping (String) -> Void
    ) throws -> [String] {
        let run = PreviewRun(
            purpose, of: try Subject(named: name), options: options,
            environment: MachineEnvironment(displays: DisplayEnvironment()))
        var lines: [String] = []
        try run.run(isHeadless: true, frames: frames, report: report) { lines.append($0) }
        return lines
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: place.appending(path: "out/\(name)"), encoding: .utf8)
    }

    private func frameCount() throws -> Int { try text("frames.jsonl").split(separator: "\n").count }

    @Test func aTransitionLeavesItsGestureAndItsFrames() throws {
        let names = try run("magic-move").map { URL(filePath: $0).lastPathComponent }
        #expect(names == Self.names)
        let original = try #require(GestureFile.url(named: "magic-move"))
        let script = try GestureScript(contentsOf: original.path)
        let played = try GestureScript(text("gesture.jsonl"), path: "gesture.jsonl")
        #expect(played.events.map(\.phase) == script.events.map(\.phase))
        for (event, original) in zip(played.events, script.events) {
            // Through the screen's points and the stage's seconds, and back.
            let distance = max(abs(event.t - original.t), abs(event.x - original.x), abs(event.y - original.y))
            #expect(distance < 1e-9)
        }
        #expect(try frameCount() >= Int(script.duration / 1000 * 60))
    }

    @Test func halfTheSpeedTakesTwiceTheFrames() throws {
        _ = try run("magic-move")
        let whole = try frameCount()
        _ = try run("magic-move", speed: 0.5)
        #expect(abs(try frameCount() - 2 * whole) <= 4)
    }

    @Test(arguments: [1, 2, 37]) func itStopsAfterTheFramesAskedFor(frames: Int) throws {
        let names = try run("w2", frames: frames).map { URL(filePath: $0).lastPathComponent }
        #expect(names == Self.names)
        #expect(try frameCount() == frames)
    }

    /// Nine of them beside each other were more than a picture can be, which was found out at the end.
    @Test func framesOfAnySizeHaveAStrip() throws {
        var options = RunOptions()
        options.size = CGSize(width: 4_000, height: 8)
        let names = try record("w2", options: options, frames: 20)
        #expect(names.contains { $0.hasSuffix("strip.png") })
        let strip = try CGImage(pngData: Data(contentsOf: place.appending(path: "out/strip.png")))
        #expect(strip.width == FilmStripLayout(frameCount: 9, frameWidth: 1_800, frameHeight: 4).width)
    }

    /// Ctrl-C and SIGTERM left half a folder.
    @Test func anInterruptedRunEndsInOrder() throws {
        let folder = place.appending(path: "out")
        let unblocked = Unblocked([SIGTERM])
        defer { withExtendedLifetime(unblocked) {} }
        let main = pthread_self()
        let file = folder.appending(path: "frames.jsonl").path
        Thread {
            _ = eventually {
                ((try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0) > 0
            }
            pthread_kill(main, SIGTERM)
        }.start()
        var messages: [String] = []
        var options = RunOptions()
        options.size = CGSize(width: 20, height: 20)
        // A finger that is held for a month.
        let script = GestureScript(events: [
            .init(t: 0, phase: .began, x: 0.9, y: 0.9), .init(t: 3e9, phase: .ended, x: 0.9, y: 0.9),
        ])
        let target = RunFolder(path: folder.path, replaces: false)
        _ = try lines(of: .replay(script, into: target, pictureStep: nil), "push", options: options) {
            messages.append($0)
        }
        #expect(messages.count == 1 && messages[0].hasPrefix("the run was interrupted after frame "))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == Self.names)
    }

    @Test func whereItCannotWriteItLeavesNothing() throws {
        try Data().write(to: place.appending(path: "file"))
        let error = #expect(throws: PreviewError.self) { try run("w2", frames: 1, to: "file/w2") }
        #expect(error?.place == place.appending(path: "file/w2").path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["file"])
    }
}

/// Signals that this thread hears for as long as this lives: those that start tests may block them.
private final class Unblocked {
    private var former = sigset_t()

    init(_ signals: [Int32]) {
        var set = sigset_t()
        sigemptyset(&set)
        for number in signals { sigaddset(&set, number) }
        pthread_sigmask(SIG_UNBLOCK, &set, &former)
    }

    deinit { pthread_sigmask(SIG_SETMASK, &former, nil) }
}
