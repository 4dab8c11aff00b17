import Foundation
import LayerTree
import Motion
import Recorder
import TestSupport
import Testing
import ViewKit

@testable import Preview
@testable import SDLPlatform

/// Panels beside the screen of a window that shows nothing, turn by turn.
@MainActor struct WorkbenchTests {
    private func run(_ name: String = "card", _ change: (inout RunOptions) -> Void = { _ in }) throws -> WindowControls
    {
        var options = RunOptions()
        options.size = CGSize(width: 300, height: 400)
        change(&options)
        let run = try WindowControls(
            Subject(named: name), options: options,
            environment: MachineEnvironment(displays: DisplayEnvironment(videoDriver: "dummy")), report: { _ in })
        try rest(run)
        return run
    }

    private func rest(_ run: WindowControls) throws {
        for _ in 0..<400 where run.needsFrame { _ = try run.session.step() }
    }

    private func open(_ run: WindowControls) throws {
        run.perform(.togglePanels)
        _ = try run.session.step()
        try rest(run)
    }

    private func pointer(_ run: WindowControls, _ phase: PointerEvent.Phase, _ point: CGPoint) throws {
        run.handle(
            .pointer(
                PointerEvent(
                    phase: phase, pointer: .mouse, button: .primary, position: point, timestamp: MonotonicTime.now())))
        _ = try run.session.step()
    }

    private func metrics(_ run: WindowControls) throws -> WindowMetrics {
        try #require(run.session.window?.window.metrics)
    }

    @Test func aKeyOpensAndClosesThem() throws {
        let run = try run()
        let before = try metrics(run)
        try open(run)
        #expect(run.workbench.open == Set(WorkbenchPanel.allCases) && !run.workbench.layout.isSheet)
        #expect(try metrics(run).pixelWidth == 600 && metrics(run).pixelHeight == 640)
        #expect(run.session.source.screen.size == CGSize(width: 300, height: 400))
        run.perform(.toggleTuning)
        _ = try run.session.step()
        #expect(run.workbench.open == [.timeline] && run.workbench.layout.right == 0)
        #expect(try metrics(run).pixelWidth == 300)
        run.perform(.togglePanels)
        _ = try run.session.step()
        #expect(try metrics(run) == before && run.workbench.open.isEmpty)
        run.perform(.togglePanels)
        _ = try run.session.step()
        #expect(run.workbench.open == [.timeline], "those that were open last")
    }

    /// A press on a panel is none on the screen, and one on the screen none on a panel, wherever they are dragged to.
    @Test func touchesGoWhereTheyBegan() throws {
        let run = try run()
        try open(run)
        var touches = 0
        run.session.source.onSample = { _ in touches += 1 }
        try pointer(run, .down, CGPoint(x: 350, y: 30))
        try pointer(run, .moved, CGPoint(x: 100, y: 100))
        try pointer(run, .up, CGPoint(x: 100, y: 100))
        #expect(touches == 0)
        try pointer(run, .down, CGPoint(x: 100, y: 100))
        try pointer(run, .moved, CGPoint(x: 450, y: 100))
        try pointer(run, .up, CGPoint(x: 450, y: 100))
        #expect(touches == 3)
    }

    /// The middle of the panel's slider for `quantity`, in points of the screen.
    private func slider(_ quantity: SpringQuantity, _ run: WindowControls) throws -> CGPoint {
        let tuning = try #require(run.workbench.tuning)
        let row = try #require(tuning.release.rows.first { $0.quantity == quantity })
        return run.overlay.stage.run {
            row.convert(CGPoint(x: row.bounds.width / 2, y: row.bounds.height / 2), to: nil)
        }
    }

    @Test func aSliderSetsTheSpringOfTheNextRelease() throws {
        let run = try run()
        try open(run)
        #expect(run.session.completion == .transitionSpring)
        let tuning = try #require(run.workbench.tuning)
        let start = try slider(.bounce, run)
        try pointer(run, .down, start)
        for x in [10.0, 20, 30] { try pointer(run, .moved, CGPoint(x: start.x + x, y: start.y)) }
        try pointer(run, .up, CGPoint(x: start.x + 30, y: start.y))
        guard case .spring(let spring) = run.session.completion else { Issue.record("no spring is set"); return }
        #expect(spring.bounce > 0.1 && tuning.release.spring == spring)
        let stage = try #require(run.session.source as? Stage)
        #expect(stage.layers.transitionSettings.completion == .spring(spring))
        run.handle(
            .wheel(
                WheelEvent(
                    deltaX: 0, deltaY: 2, position: try slider(.bounce, run), modifiers: [],
                    timestamp: MonotonicTime.now())))
        guard case .spring(let turned) = run.session.completion else { return }
        #expect(abs(turned.bounce - spring.bounce - 0.02) < 0.006, "\(turned.bounce) after \(spring.bounce)")
    }

    /// Letters are for a number that is typed, and arrows change it by steps.
    @Test func aNumberIsTyped() throws {
        let run = try run()
        try open(run)
        let middle = try slider(.bounce, run)
        let tuning = try #require(run.workbench.tuning)
        let field = CGPoint(x: try metrics(run).size.width + 270, y: middle.y)
        try pointer(run, .down, field)
        try pointer(run, .up, field)
        #expect(run.workbench.isTyping)
        func key(_ key: Key) throws {
            run.handle(
                .key(
                    KeyEvent(
                        key: key, position: key, modifiers: [], isDown: true, isRepeat: false,
                        timestamp: MonotonicTime.now())))
            _ = try run.session.step()
        }
        try key(.character("q"))
        #expect(!run.session.isOver)
        for letter in "0.3" { run.handle(.text(TextEvent(String(letter), timestamp: MonotonicTime.now()))) }
        _ = try run.session.step()
        try key(.return)
        #expect(!run.workbench.isTyping && abs(tuning.release.spring.bounce - 0.3) < 1e-9)
        try pointer(run, .down, field)
        try pointer(run, .up, field)
        for _ in 0..<3 { try key(.up) }
        try key(.down)
        #expect(abs(tuning.release.spring.bounce - 0.32) < 1e-9)
        try key(.escape)
        #expect(!run.workbench.isTyping && run.session.source.transition == nil)
    }

    /// A recording is replayed with the motion that it began with.
    @Test func nothingIsTunedWhileARecordingRuns() throws {
        let run = try run()
        try open(run)
        let place = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        try run.session.startRecording(
            into: OutputFolder.make(at: place.path, replaces: false), isRequired: false, environment: run.environment)
        let start = try slider(.mass, run)
        try pointer(run, .down, start)
        try pointer(run, .moved, CGPoint(x: start.x + 40, y: start.y))
        try pointer(run, .up, CGPoint(x: start.x + 40, y: start.y))
        #expect(run.session.completion == .transitionSpring)
        #expect(run.workbench.tuning?.release.completion == .transitionSpring)
        try run.session.stopRecording()
    }

    /// The screen's frames are the same with panels and without: commands, pixels and allocations.
    @Test func panelsCostTheScreenNothing() throws {
        func frames(_ opens: Bool) throws -> [FrameCounters] {
            let run = try run()
            if opens { try open(run) }
            let first = run.session.runner.records.appendedCount
            for step in 1...8 {
                run.perform(.jump(to: Double(step) / 10))
                _ = try run.session.step()
            }
            return run.session.runner.records.filter { $0.index >= first }.map(\.counters)
        }
        let closed = try frames(false)
        let opened = try frames(true)
        #expect(closed.count == 8)
        for (without, with) in zip(closed, opened) {
            #expect(without.drawCommands == with.drawCommands && without.nodes == with.nodes)
            #expect(without.pixelsTouched == with.pixelsTouched && without.textureUploads == with.textureUploads)
        }
        // Code that is not optimised allocates as it likes.
        if !_isDebugAssertConfiguration() {
            // The first frame of a transition has memory of its own to find.
            #expect(closed.dropFirst().map(\.allocations) == opened.dropFirst().map(\.allocations))
        }
    }

    /// The same finger meets another spring: the release is the same to the last bit, and the motion after it another.
    @Test func theLastGestureComesAgain() throws {
        let run = try run()
        try open(run)
        var releases: [ReleaseRecord] = []
        var sent: [TouchSample] = []
        run.session.source.onSample = { [onSample = run.session.source.onSample] in
            sent.append($0)
            onSample($0)
        }
        run.session.sinks.append(ReleaseSink { releases.append($0) })
        try pointer(run, .down, CGPoint(x: 150, y: 380))
        for y in stride(from: 370.0, through: 120, by: -10) { try pointer(run, .moved, CGPoint(x: 150, y: y)) }
        try pointer(run, .up, CGPoint(x: 150, y: 120))
        try rest(run)
        let first = try #require(releases.first)
        let count = sent.count
        #expect(run.session.scene.showsStart == false && first.finishes)
        // As often as one likes.
        for round in 1...3 {
            run.perform(.playGestureAgain)
            #expect(run.session.scene.showsStart == true, "it begins where it began")
            for _ in 0..<600 where releases.count <= round { _ = try run.session.step() }
            try rest(run)
            #expect(releases.count == round + 1 && sent.count == (round + 1) * count)
            #expect(sent.suffix(count).map(\.location) == sent.prefix(count).map(\.location))
            #expect(run.session.scene.showsStart == false)
        }
    }

    /// The right button opened a menu, which kept the end of the drag from the slider.
    @Test func theRightButtonDoesNotDisturbASlider() throws {
        let run = try run()
        try open(run)
        let start = try slider(.bounce, run)
        try pointer(run, .down, start)
        run.handle(
            .pointer(
                PointerEvent(
                    phase: .down, pointer: .mouse, button: .secondary, position: start,
                    timestamp: MonotonicTime.now())))
        #expect(!run.overlay.showsMenu)
        try pointer(run, .up, start)
        #expect(!run.workbench.pointers.isActive)
    }

    /// What is open beside a subject comes back with it, and what was closed stays closed.
    @Test func panelsAreRememberedForTheSubject() throws {
        let folder = try TemporaryFolder()
        func controls(_ name: String) throws -> WindowControls {
            let environment = MachineEnvironment(
                displays: DisplayEnvironment(videoDriver: "dummy"), stateFolder: folder.path())
            var options = RunOptions()
            options.size = CGSize(width: 300, height: 400)
            let run = try WindowControls(
                Subject(named: name), options: options, environment: environment, remembersFrame: true,
                report: { _ in })
            try rest(run)
            return run
        }
        do {
            let first = try controls("card")
            first.perform(.toggleTuning)
            _ = try first.session.step()
            first.rememberFrame()
        }
        do {
            let second = try controls("card")
            #expect(second.workbench.open == [.tuning] && second.workbench.layout.frames.count == 1)
            second.perform(.toggleTuning)
            _ = try second.session.step()
            second.rememberFrame()
        }
        #expect(try controls("card").workbench.open.isEmpty)
        #expect(try controls("fold").workbench.open.isEmpty)
    }

    /// A script that is played again has its panels, and the spring that was set.
    @Test func anotherSessionInTheWindowHasThePanels() throws {
        let run = try run()
        try open(run)
        let window = try #require(run.session.window)
        let next = try WindowControls(
            Subject(named: "card"), in: window, options: run.session.plan.options, environment: run.environment,
            report: { _ in })
        next.workbench.restore(run.workbench.state)
        try rest(next)
        #expect(next.workbench.layout == run.workbench.layout && next.workbench.controller != nil)
        next.perform(.togglePanels)
        _ = try next.session.step()
        #expect(next.workbench.open.isEmpty && window.window.metrics.pixelWidth == 300)
    }

    /// The rows of a transition come with its first frame and stay after its end; the playhead follows, and moves it.
    @Test func theTimelineFollowsAndScrubs() throws {
        let run = try run()
        try open(run)
        let timeline = try #require(run.workbench.timeline)
        #expect(timeline.timeline == nil)
        run.perform(.jump(to: 0.25))
        _ = try run.session.step()
        #expect(timeline.timeline?.rows.map(\.keyPath) == ["opacity", "position"])
        #expect(timeline.moments.progress == 0.25)
        let ruler = run.overlay.stage.run { timeline.frameOfRuler }
        let middle = CGPoint(x: ruler.minX + ruler.width * 0.75, y: ruler.midY)
        try pointer(run, .down, middle)
        _ = try run.session.step()
        #expect(abs((run.session.source.transition?.progress ?? 0) - 0.75) < 0.01)
        try pointer(run, .moved, CGPoint(x: ruler.minX + ruler.width * 0.5, y: ruler.midY))
        _ = try run.session.step()
        try pointer(run, .up, CGPoint(x: ruler.minX + ruler.width * 0.5, y: ruler.midY))
        #expect(abs((run.session.source.transition?.progress ?? 0) - 0.5) < 0.01)
        run.perform(.play)
        try rest(run)
        #expect(run.session.source.transition == nil && timeline.moments.end == 1)
        #expect(timeline.timeline?.rows.count == 2 && timeline.moments.progress == 1, "it stays to be looked at")
        try pointer(run, .down, middle)
        #expect(run.inspected != nil && run.session.source.transition == nil, "the frames that were shown come back")
        #expect(abs((timeline.moments.progress ?? 0) - 0.75) < 0.15)
        try pointer(run, .up, middle)
    }

    /// A press on a row outlines its layer on the screen, and a second one takes that back.
    @Test func aRowOutlinesItsLayer() throws {
        let run = try run()
        try open(run)
        run.perform(.jump(to: 0.5))
        _ = try run.session.step()
        let controller = try #require(run.workbench.controller)
        let row = try #require(run.workbench.layout.frames[.timeline])
        let point = CGPoint(x: 40, y: row.minY + 38 + 12)
        for isOutlined in [true, false] {
            try pointer(run, .down, point)
            try pointer(run, .up, point)
            try rest(run)
            #expect((controller.outline != nil) == isOutlined)
        }
    }

    /// The eye of a row has the property at its end value, and a second press gives the motion back.
    @Test func anEyeHidesAnAnimation() throws {
        let run = try run()
        try open(run)
        run.perform(.jump(to: 0.25))
        _ = try run.session.step()
        let timeline = try #require(run.workbench.timeline)
        let before = try #require(timeline.timeline?.rows.last)
        for isMuted in [true, false] {
            try rest(run)
            let cell = try #require(timeline.cells.last)
            try pointer(run, .down, run.overlay.stage.run { cell.placeOfEye })
            try pointer(run, .up, run.overlay.stage.run { cell.placeOfEye })
            for _ in 0..<3 { _ = try run.session.step() }
            run.perform(.jump(to: 0.25))
            _ = try run.session.step()
            let row = try #require(timeline.timeline?.rows.last)
            #expect(row.isMuted == isMuted && row.identity == before.identity)
            #expect((row.frame == before.frame) != isMuted, "\(row.frame), before \(before.frame)")
        }
    }

    /// A window that is made narrow has its panels as a sheet with tabs, and docked again with room.
    @Test func aNarrowWindowShowsASheet() throws {
        let run = try run()
        let window = try #require(run.session.window?.window)
        try open(run)
        window.resize(to: CGSize(width: 400, height: 500))
        window.receiveEvents()
        _ = try run.session.step()
        _ = try run.session.step()
        #expect(run.workbench.layout.isSheet && run.workbench.layout.frames.count == 1)
        #expect(try metrics(run).picture.height == 250 && run.session.source.screen.size.height == 400)
        window.resize(to: CGSize(width: 700, height: 700))
        window.receiveEvents()
        _ = try run.session.step()
        _ = try run.session.step()
        #expect(!run.workbench.layout.isSheet && run.workbench.layout.frames.count == 2)
    }
}

/// Takes the releases of a session.
@MainActor private final class ReleaseSink: FrameSink {
    private let onRelease: (ReleaseRecord) -> Void
    init(_ onRelease: @escaping (ReleaseRecord) -> Void) { self.onRelease = onRelease }
    func append(_ record: FrameRecord, from runner: FrameRunner) { record.release.map(onRelease) }
}
