import Compositor
import Foundation
import Graphics
import LayerTree
import Recorder
import RenderTree
import SDLPlatform
import Testing

@testable import Preview

/// Frames that were shown come back with the pictures that they had.
@MainActor struct InspectionTests {
    private func run(_ name: String) throws -> WindowControls {
        var options = RunOptions()
        // Slow frames of a busy machine are still frames of the transition.
        options.speed = 0.25
        return try WindowControls(
            Subject(named: name), options: options,
            environment: MachineEnvironment(displays: DisplayEnvironment(videoDriver: "dummy")), report: { _ in })
    }

    private func pixels(_ run: WindowControls) throws -> Data {
        run.session.output.uncover()
        return try CGImage(run.session.output.backend.readPixels()).pngData()
    }

    /// A window in which Magic Move played for some frames, and the picture of each.
    private func played(_ count: Int) throws -> (run: WindowControls, pictures: [Int: Data]) {
        let run = try run("magic-move")
        while run.needsFrame { _ = try run.session.step() }
        run.perform(.play)
        var pictures: [Int: Data] = [:]
        for _ in 0..<count {
            _ = try run.session.step()
            pictures[try #require(run.session.runner.records.last).index] = try pixels(run)
        }
        return (run, pictures)
    }

    @Test func framesComeBackAsTheyWere() throws {
        let (run, pictures) = try played(8)
        #expect(Set(pictures.values).count > 4)
        let newest = try #require(pictures.keys.max())
        let made = run.session.runner.records.appendedCount
        for index in (newest - 7...newest).reversed() {
            run.perform(.stepFrame(by: -1))
            #expect(run.inspected == index && run.needsFrame)
            #expect(try !run.session.step())
            #expect(try pixels(run) == pictures[index], "frame \(index)")
        }
        run.perform(.stepFrame(by: 1))
        _ = try run.session.step()
        #expect(try run.inspected == newest - 6 && pixels(run) == pictures[newest - 6])
        #expect(run.session.runner.records.appendedCount == made, "what is looked at is no frame")
    }

    /// Time stands still meanwhile, and goes on from where it was.
    @Test func timeGoesOnFromTheNewestFrame() throws {
        let (run, _) = try played(4)
        let progress = run.session.runner.records.last?.animationTime
        run.perform(.stepFrame(by: -1))
        _ = try run.session.step()
        run.perform(.stepFrame(by: 1))
        #expect(run.inspected == nil && run.needsFrame)
        _ = try run.session.step()
        let record = try #require(run.session.runner.records.last)
        #expect(record.flags.contains(.first), "nobody waited for it")
        #expect((record.animationTime ?? .infinity) - (progress ?? 0) < 0.2)
    }

    /// A key did nothing but to let time go on, and a command of the menu as well.
    @Test func commandsLetTimeGoOn() throws {
        let (run, _) = try played(4)
        run.perform(.stepFrame(by: -1))
        run.perform(.toggleFrameGraph)
        #expect(run.inspected != nil && run.overlay.showsGraph)
        run.perform(.slower)
        #expect(run.inspected == nil && run.overlay.modes.contains("speed 0.1"))
        run.perform(.stepFrame(by: -1))
        run.perform(.play)
        #expect(run.inspected == nil && run.waitingCommands.isEmpty, "the screens go on first")
        run.perform(.stepFrame(by: -1))
        run.perform(.play, isFromMenu: true)
        #expect(run.inspected == nil && run.waitingCommands == [.play])
    }

    /// A click on a bar holds the frame, and the screens hear nothing of it; the next click lets go.
    @Test func aClickOnABarHoldsItsFrame() throws {
        let (run, _) = try played(6)
        run.perform(.toggleFrameGraph)
        _ = try run.session.step()
        // The graph of a frame ends with the one before it.
        let newest = try #require(run.session.runner.records.last).index - 1
        // The rightmost bar: 12 points of margin, 10 of padding.
        func press(_ x: Double, _ y: Double) throws {
            for phase in [PointerEvent.Phase.down, .up] {
                run.handle(
                    .pointer(
                        PointerEvent(
                            phase: phase, pointer: .mouse, button: .primary, position: CGPoint(x: x, y: y),
                            timestamp: MonotonicTime.now())))
            }
        }
        try press(390 - 23, 844 - 60)
        #expect(run.inspected == newest)
        try press(390 - 27, 844 - 60)
        #expect(run.inspected == newest - 2)
        #expect(!run.pointers.isActive)
        // A drag goes through the frames, also beside the bars.
        func send(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) throws {
            run.handle(
                .pointer(
                    PointerEvent(
                        phase: phase, pointer: .mouse, button: phase == .moved ? nil : .primary,
                        position: CGPoint(x: x, y: y), timestamp: MonotonicTime.now())))
        }
        try send(.down, 390 - 27, 844 - 60)
        try send(.moved, 390 - 25, 300)
        #expect(run.inspected == newest - 1)
        try send(.moved, 400, 300)
        #expect(run.inspected == newest)
        try send(.up, 400, 300)
        try send(.moved, 390 - 27, 844 - 60)
        #expect(run.inspected == newest)
        try press(100, 300)
        #expect(run.inspected == nil && !run.pointers.isActive)
    }

    /// Snapshots are fragments, whose images may be nobody else's any more.
    @Test func whatFragmentsHoldCounts() throws {
        let host = try PreviewSession(RunPlan(Subject(named: "w2"), options: RunOptions(), isHeadless: true)).stage
        let store = host.layers.resources
        var history = FrameHistory(budget: 1 << 20)
        for index in 0..<100 {
            var inner = RenderNode(.image)
            var outer = RenderNode(.fragment)
            inner.resource = store.insert(.image(CGImage(PixelBuffer(width: 128, height: 128))))
            let fragment = Fragment(tree: RenderTree(nodes: [inner]), store: store)
            outer.resource = store.insert(.fragment(fragment))
            let picture = FrameSnapshot(RenderTree(nodes: [outer]), store: store, screen: host.screen)
            store.release(inner.resource)
            store.release(outer.resource)
            history.append(FrameRecord(index: index), picture)
        }
        #expect(history.entries.count == 15, "64 KB each, and the nodes")
    }

    /// A picture of another size cannot be shown as it was.
    @Test func aResizeForgetsTheFramesBefore() throws {
        let run = try WindowControls(
            Subject(named: "magic-move"), options: RunOptions(),
            environment: MachineEnvironment(displays: DisplayEnvironment(videoDriver: "dummy")), report: { _ in })
        for _ in 0..<3 { _ = try run.session.step(isCounted: true) }
        run.inspect(1)
        let renderer = run.session.runner.renderer
        run.handle(.concealed)
        run.handle(.revealed)
        #expect(run.inspected == 1 && !run.history.entries.isEmpty)
        #expect(run.session.runner.renderer === renderer, "what is seen again has its pictures")
        run.handle(.displayChanged)
        #expect(run.inspected == nil && run.history.entries.isEmpty)
    }

    @Test func theHistoryIsBounded() throws {
        let host = try PreviewSession(RunPlan(Subject(named: "w2"), options: RunOptions(), isHeadless: true)).stage
        let tree = RenderTree(nodes: ContiguousArray(repeating: RenderNode(.group), count: 10))
        func picture() -> FrameSnapshot { FrameSnapshot(tree, store: host.layers.resources, screen: host.screen) }
        var history = FrameHistory()
        for index in 0..<1_000 { history.append(FrameRecord(index: index), picture()) }
        #expect(history.entries.count == FrameHistory.frameLimit && history.entries.last?.record.index == 999)
        #expect(history.position(of: 0) == 0 && history.position(of: 2_000) == FrameHistory.frameLimit - 1)
        var small = FrameHistory(budget: 25 * 10 * MemoryLayout<RenderNode>.stride)
        for index in 0..<100 { small.append(FrameRecord(index: index), picture()) }
        #expect(small.entries.count == 25)
        // The same picture takes no room twice.
        let same = picture()
        for index in 100..<200 { small.append(FrameRecord(index: index), same) }
        #expect(small.entries.count > 100)
    }
}
