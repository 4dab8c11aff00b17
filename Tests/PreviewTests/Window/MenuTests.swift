import Assets
import Compositor
import Foundation
import LayerTree
import Recorder
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

/// A window for a mouse alone: the menu of the right button, a loop, and a script once more.
@MainActor struct MenuTests {
    private func run(_ name: String = "magic-move") throws -> WindowControls {
        let run = try WindowControls(
            Subject(named: name), options: RunOptions(),
            environment: MachineEnvironment(displays: DisplayEnvironment(videoDriver: "dummy")), report: { _ in })
        while run.needsFrame { _ = try run.session.step() }
        return run
    }

    /// A run whose script was played to its end, and whose window stays open.
    private func runOfFinishedScript() throws -> WindowControls {
        let run = try run()
        let url = try #require(GestureFile.url(named: "magic-move"))
        run.session.staysOpen = true
        run.session.playback = .script(GesturePlayer(try GestureScript(contentsOf: url.path)))
        while !run.session.isPlaybackOver { _ = try run.session.step() }
        return run
    }

    private func pointer(
        _ run: WindowControls, _ phase: PointerEvent.Phase, _ button: PointerEvent.Button?, _ x: Double, _ y: Double
    ) throws {
        run.handle(
            .pointer(
                PointerEvent(
                    phase: phase, pointer: .mouse, button: button, position: CGPoint(x: x, y: y),
                    timestamp: MonotonicTime.now())))
    }

    @Test func theRightButtonOpensAMenuOfCommands() throws {
        let run = try run()
        try pointer(run, .down, .secondary, 100, 100)
        try pointer(run, .up, .secondary, 100, 100)
        #expect(run.overlay.showsMenu)
        #expect(run.overlay.menuCommand(at: CGPoint(x: 120, y: 120)) == .play)
        #expect(run.overlay.menuCommand(at: CGPoint(x: 90, y: 120)) == nil)
        try pointer(run, .down, .primary, 120, 120)
        #expect(!run.overlay.showsMenu && !run.pointers.isActive)
        _ = try run.session.step()
        #expect(run.session.source.transition != nil, "it plays")
        for close in [{ run.perform(.cancel) }, { try pointer(run, .down, .primary, 5, 5) }] {
            try pointer(run, .down, .secondary, 100, 100)
            #expect(run.overlay.showsMenu)
            try close()
            #expect(!run.overlay.showsMenu)
        }
    }

    /// The menu offered the same everywhere, and the opposite of nothing.
    @Test func theMenuHoldsWhatDoesSomething() {
        typealias State = MenuState
        func titles(_ state: State) -> [String] { state.items.map(\.title) }
        #expect(
            titles(State()) == [
                "Play", "Loop", "Slower", "Faster", "Dark appearance", "Reduced motion", "Status bar", "Record",
                "Last gesture again", "Frame times", "Last release", "Touch marks", "Panels", "Timeline", "Spring",
                "Export a film", "Copy its path", "Full screen", "All keys", "Quit",
            ])
        #expect(
            titles(State(place: .grid)) == [
                "Open", "Dark appearance", "Reduced motion", "Status bar", "Record", "Frame times", "Panels",
                "Timeline",
                "Spring", "Export a film", "Copy its path", "Full screen", "All keys", "Quit",
            ])
        #expect(titles(State(place: .entry)) == ["Gallery"] + titles(State()))
        #expect(
            titles(State(showsStockScreens: true)).filter { !titles(State()).contains($0) } == [
                "Other screens", "Other style",
            ])
        let replay = titles(State(place: .replay))
        #expect(replay.first == "Loop" && !replay.contains("Dark appearance"))
        #expect(titles(State(place: .endedReplay)) == ["Play again"] + replay)
        let on = State(
            loops: true, isDark: true, reducesMotion: true, records: true, showsGraph: true, showsReleaseMetrics: true,
            showsTouchMarks: true, showsPanels: true)
        #expect(
            titles(on) == [
                "Play", "Stop loop", "Slower", "Faster", "Light appearance", "Full motion", "Status bar",
                "Stop recording", "Last gesture again", "Hide frame times", "Hide last release", "Hide touch marks",
                "Hide panels", "Timeline", "Spring", "Export a film", "Copy its path", "Full screen", "All keys",
                "Quit",
            ])
    }

    /// Keys did what is behind the menu.
    @Test func keysMoveThroughTheMenu() throws {
        let run = try run()
        try pointer(run, .down, .secondary, 100, 100)
        run.perform(.row(1))
        #expect(run.overlay.menuCommand == .play)
        run.perform(.row(-1))
        #expect(run.overlay.menuCommand == .quit)
        run.perform(.row(-1))
        #expect(run.overlay.menuCommand == .toggleKeyList && run.overlay.showsMenu)
        run.perform(.open)
        #expect(!run.overlay.showsMenu && run.overlay.showsKeys)
        try pointer(run, .down, .secondary, 100, 100)
        run.perform(.toggleFrameGraph)
        #expect(!run.overlay.showsMenu && run.overlay.showsGraph, "another key is none of the menu's")
    }

    /// It offered to play screens that only a finger moves.
    @Test func theMenuOfScreensThatFollowFingersPlaysNothing() {
        let titles = MenuState(place: .fingerSubject).items.map(\.title)
        #expect(titles.first == "Slower" && !titles.contains("Loop"))
    }

    /// It opened the entry that keys had chosen, wherever the pointer was.
    @Test func theMenuOpensTheEntryUnderThePointer() throws {
        let run = try run("gallery")
        let gallery = try #require(run.session.scene as? GalleryScene).gallery
        let place = gallery.cells[2].convert(CGPoint(x: 20, y: 20), to: nil)
        try pointer(run, .down, .secondary, place.x, place.y)
        #expect(gallery.selection == 2 && gallery.opened == nil && run.overlay.showsMenu)
        #expect(run.overlay.menuCommand(at: CGPoint(x: place.x + 20, y: place.y + 20)) == .open)
    }

    /// Its lowest commands could not be reached.
    @Test func theMenuHasRoomInASmallWindow() {
        let display = HeadsUpDisplay()
        display.layout(in: CGSize(width: 200, height: 200), scale: 1)
        display.showMenu(MenuState().items, at: CGPoint(x: 150, y: 150))
        let commands = (12..<188).compactMap { display.highlightMenu(at: CGPoint(x: 150, y: $0)) }
        #expect(commands.first == .play && commands.last == .quit)
        #expect(display.highlightMenu(at: CGPoint(x: 150, y: 190)) == nil)
    }

    /// The panel said that there is none, over the captions.
    @Test func noReleaseShowsWhereNothingIsDragged() throws {
        let run = try run("gallery")
        run.perform(.toggleReleaseMetrics)
        #expect(run.overlay.showsReleaseMetrics && !run.overlay.hasReleases)
        run.perform(.open)
        _ = try run.session.step()
        #expect(run.overlay.hasReleases)
    }

    /// A second click of the right button brings the menu to the pointer, within the window's margins.
    @Test func theMenuComesToThePointer() throws {
        let run = try run()
        for (x, y) in [(100.0, 100.0), (380, 840)] {
            try pointer(run, .down, .secondary, x, y)
            try pointer(run, .up, .secondary, x, y)
            #expect(run.overlay.showsMenu)
        }
        #expect(run.overlay.menuCommand(at: CGPoint(x: 120, y: 120)) == nil)
        #expect(run.overlay.menuCommand(at: CGPoint(x: 370, y: 820)) == .quit)
        #expect(run.overlay.menuCommand(at: CGPoint(x: 380, y: 820)) == nil)
    }

    @Test func theRightButtonLeavesADragAlone() throws {
        let run = try run()
        try pointer(run, .down, .primary, 100, 100)
        try pointer(run, .down, .secondary, 100, 100)
        try pointer(run, .up, .secondary, 100, 100)
        #expect(run.pointers.isActive && !run.overlay.showsMenu)
    }

    @Test func aLoopBeginsAgainAfterAPause() {
        var loop = LoopTimer()
        let isDueWithoutLoop = loop.isDue(at: 1)
        #expect(!isDueWithoutLoop)
        loop.toggle(at: 1)
        let isDueAtOnce = loop.isDue(at: 1)
        #expect(isDueAtOnce)
        loop.follow(isMoving: true, at: 1.1)
        #expect(loop.due == nil)
        loop.follow(isMoving: false, at: 2)
        loop.follow(isMoving: false, at: 2.1)
        #expect(loop.due == 2 + LoopTimer.pause && !loop.isDue(at: 2.3) && loop.isDue(at: 2.7))
        loop.toggle(at: 3)
        #expect(loop.due == nil && !loop.isDue(at: 9))
    }

    /// A replay closed its window with its last frame.
    @Test func aScriptThatIsOverIsOfferedOnceMore() throws {
        let run = try runOfFinishedScript()
        #expect(!run.overlay.prompt.isEmpty && !run.session.isOver && !run.playsAgain)
        try pointer(run, .moved, nil, 100, 100)
        run.perform(.toggleReleaseMetrics)
        #expect(!run.session.isOver)
        try pointer(run, .down, .primary, 100, 100)
        #expect(run.session.isOver && run.playsAgain)
    }

    /// The key for over and over played it once.
    @Test func aScriptThatIsOverLoops() throws {
        let run = try runOfFinishedScript()
        run.perform(.toggleLoop)
        #expect(run.overlay.prompt.isEmpty && run.loop.isOn && !run.playsAgain)
        _ = try run.prepareFrame(at: MonotonicTime.now())
        #expect(run.session.isOver && run.playsAgain)
    }

    /// A message over a still picture was a frame of its own, in the graph and in recordings.
    @Test func whatTheOverlayAloneShowsIsNoFrame() throws {
        let run = try run()
        let count = run.session.runner.records.appendedCount
        run.overlay.say("a message")
        #expect(run.needsFrame)
        for _ in 0..<3 { #expect(try !run.session.step()) }
        #expect(run.session.runner.records.appendedCount == count)
        run.perform(.play)
        _ = try run.session.step()
        #expect(run.session.runner.records.last?.flags.contains(.first) == true)
    }

    /// The graph and its texts were drawn anew in each frame, which took more than a millisecond.
    @Test func figuresAreDrawnTenTimesASecond() throws {
        let screen = ScreenTraits(size: CGSize(width: 390, height: 844), scale: 1)
        let overlay = Overlay(screen: screen, kernels: .best)
        overlay.showsGraph = true
        let renderer = OverlayRenderer(overlay)
        var records = FrameRing(capacity: 256)
        var drawn = 0
        for index in 0..<60 {
            let time = 100 + Double(index) / 60
            var record = FrameRecord(index: index, phase: .settle)
            record.stamps.presentEnd = Nanoseconds(seconds: time)
            records.append(record)
            overlay.note(record)
            let bounds = PixelRect(width: 390, height: 844)
            let picture = try renderer.picture(over: bounds, picture: bounds, records: records, at: time)
            if picture?.changes.isEmpty == false { drawn += 1 }
        }
        #expect(drawn > 5 && drawn <= 11, "\(drawn)")
        #expect(overlay.nextChange.map { $0 < 101.1 } == true, "the last frames follow")
    }
}
