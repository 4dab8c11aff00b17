import CSDL2
import Compositor
import Foundation
import Graphics
import Testing

@testable import SDLPlatform

@Suite @MainActor struct DesktopWindowTests {
    private func window(
        driver: String = "dummy", width: Double = 320, height: Double = 240, scale: Double? = nil,
        renderer: RendererChoice = .cpu
    ) throws -> DesktopWindow {
        let video = try VideoSubsystem(DisplayEnvironment(videoDriver: driver))
        let options = DesktopWindow.Options(
            title: "test", size: CGSize(width: width, height: height), scale: scale, renderer: renderer)
        return try DesktopWindow(options, on: video)
    }

    /// The memory that the CPU draws into.
    private func memory(of window: DesktopWindow) throws -> PixelTarget {
        guard case .memory(let target) = try window.canvas() else { throw NoMemory() }
        return target
    }

    struct NoMemory: Error {}

    /// The window's events after SDL was given `events`, addressed to it.
    private func received(_ window: DesktopWindow, _ events: SDL_Event...) -> [WindowEvent] {
        window.events.receive()
        window.takeEvents { _ in }
        for var event in events {
            if event.type == SDL_WINDOWEVENT.rawValue { event.window.windowID = window.nativeID }
            if event.type == SDL_KEYDOWN.rawValue { event.key.windowID = window.nativeID }
            if event.type == SDL_MOUSEBUTTONDOWN.rawValue { event.button.windowID = window.nativeID }
            SDL_PushEvent(&event)
        }
        window.events.receive()
        var result: [WindowEvent] = []
        window.takeEvents { result.append($0) }
        return result
    }

    @Test func sdlRunsAsLongAsTheWindow() throws {
        do {
            let window = try window()
            #expect(window.video.driver == "dummy")
            #expect(SDL_WasInit(SDL_INIT_VIDEO) != 0)
        }
        #expect(SDL_WasInit(SDL_INIT_VIDEO) == 0)
    }

    @Test func oneDriverAtATime() throws {
        let window = try window()
        #expect { try VideoSubsystem(DisplayEnvironment(videoDriver: "offscreen")) } throws: {
            "\($0)".contains("dummy is running already")
        }
        _ = window
    }

    @Test(arguments: ["dummy", "offscreen"]) func pixelsReachTheSurface(driver: String) throws {
        let window = try window(driver: driver)
        let target = try memory(of: window)
        #expect((target.width, target.height) == (320, 240))
        target.base.storeBytes(of: 0xFF12_3456, as: UInt32.self)
        try window.present(Damage(PixelRect(width: 320, height: 240)))
        try window.present(Damage(PixelRect(minX: -5, minY: 200, maxX: 5000, maxY: 5000)))
        #expect(try memory(of: window).base.load(as: UInt32.self) == 0xFF12_3456)
    }

    /// Wayland's way, on a driver that has OpenGL.
    @Test func pixelsReachTheScreenThroughATexture() throws {
        let video = try VideoSubsystem(DisplayEnvironment(videoDriver: "offscreen"))
        let native = try NativeWindow(
            video: video, title: "test", width: 64, height: 48, flags: SDL_WINDOW_OPENGL.rawValue)
        let presenter = try StreamingPresenter(window: native, metrics: native.metrics(scale: nil))
        #expect((presenter.target.width, presenter.target.height) == (64, 48))
        for y in 0..<48 {
            let row = presenter.target.base + y * presenter.target.bytesPerRow
            row.assumingMemoryBound(to: UInt32.self).update(repeating: 0xFF00_FF00, count: 64)
        }
        try presenter.present(Damage(PixelRect(minX: 10, minY: 10, maxX: 500, maxY: 20)))
        let texture = try presenter.readPixels()
        #expect(texture[10, 10] == 0xFF00_FF00 && texture[63, 19] == 0xFF00_FF00)
        try presenter.resize(to: WindowMetrics(unitWidth: 20, unitHeight: 10, pixelWidth: 20, pixelHeight: 10))
        #expect((presenter.target.width, presenter.target.height) == (20, 10))
    }

    /// The pixels below an overlay are put back before the next picture is drawn.
    @Test func anOverlayLeavesThePictureAsItWas() throws {
        let window = try window()
        let target = try memory(of: window)
        for y in 0..<240 {
            let row = target.base + y * target.bytesPerRow
            row.assumingMemoryBound(to: UInt32.self).update(repeating: 0xFF00_00FF, count: 320)
        }
        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            (target.base + y * target.bytesPerRow + x * 4).load(as: UInt32.self)
        }
        let pixels = PixelBuffer(width: 320, height: 240)
        for y in 10..<20 { pixels.row(y)[10..<20].update(repeating: 0x8080_0000) }
        let boxes = Damage(PixelRect(minX: 10, minY: 10, maxX: 20, maxY: 20))
        try window.cover(with: OverlayPicture(pixels: pixels, boxes: boxes, changes: boxes, kernels: .scalar))
        try window.present(boxes)
        #expect(
            [pixel(9, 10), pixel(10, 10), pixel(19, 19), pixel(20, 19)]
                == [255, 0x80_007F, 0x80_007F, 255].map { $0 | 0xFF00_0000 })
        window.uncover()
        #expect([pixel(10, 10), pixel(19, 19)] == [0xFF00_00FF, 0xFF00_00FF])
        // Memory that was replaced meanwhile is left alone.
        try window.cover(with: OverlayPicture(pixels: pixels, boxes: boxes, changes: boxes, kernels: .scalar))
        window.resize(to: CGSize(width: 15, height: 15))
        window.events.receive()
        window.uncover()
        let small = try memory(of: window)
        #expect((small.width, small.height) == (15, 15))
    }

    @Test func scaleMakesMorePixelsOfTheSamePoints() throws {
        let window = try window(scale: 2)
        #expect((window.metrics.pixelWidth, window.metrics.pixelHeight) == (640, 480))
        #expect(window.metrics.size == CGSize(width: 320, height: 240))
    }

    @Test func resizeMovesThePixelsAndIsTold() throws {
        let window = try window()
        window.resize(to: CGSize(width: 200, height: 100))
        window.events.receive()
        var sizes: [CGSize] = []
        window.takeEvents { if case .resized(let metrics) = $0 { sizes.append(metrics.size) } }
        #expect(sizes.last == CGSize(width: 200, height: 100))
        let target = try memory(of: window)
        #expect((target.width, target.height) == (200, 100))
        try window.present(Damage(target.bounds))
    }

    @Test func eventsComeFromSDLsQueue() throws {
        let window = try window()
        let events = received(
            window, .window(SDL_WINDOWEVENT_CLOSE), .key(SDLK_q, SDL_SCANCODE_Q, down: true, repeats: true),
            .button(down: true, x: 4, y: 5), .window(SDL_WINDOWEVENT_FOCUS_LOST))
        #expect(events.first == .closeRequested)
        guard events.count == 5, case .key(let key) = events[1], case .pointer(let press) = events[2],
            case .pointer(let end) = events[4]
        else {
            Issue.record("\(events)")
            return
        }
        #expect(key.key == .character("q") && key.isRepeat)
        #expect(press.phase == .down && press.position == CGPoint(x: 4, y: 5))
        #expect(events[3] == .focusLost && end.phase == .cancelled)
    }

    @Test func exposureIsAnsweredByTheWindowItself() throws {
        let window = try window()
        #expect(received(window, .window(SDL_WINDOWEVENT_EXPOSED)).isEmpty)
        try window.present(Damage(PixelRect(width: 1, height: 1)))
    }

    /// A desktop that resizes quicker than frames are drawn ended the program: SDL had no surface for the exposure.
    @Test func anExposureBeforeTheNewSizeIsLeftToIt() throws {
        let window = try window()
        _ = received(window)
        var exposure = SDL_Event.window(SDL_WINDOWEVENT_EXPOSED)
        exposure.window.windowID = window.nativeID
        SDL_PushEvent(&exposure)
        window.resize(to: CGSize(width: 200, height: 100))
        window.events.receive()
        let target = try memory(of: window)
        #expect((target.width, target.height) == (200, 100))
        try window.present(Damage(target.bounds))
    }

    /// Between two frames the window had another size, and now has the old one: its memory was gone all the same.
    @Test func aSizeThatComesBackHasNewMemory() throws {
        let window = try window()
        _ = received(window)
        window.resize(to: CGSize(width: 200, height: 100))
        window.resize(to: CGSize(width: 320, height: 240))
        window.events.receive()
        let target = try memory(of: window)
        #expect((target.width, target.height) == (320, 240))
        try window.present(Damage(target.bounds))
    }

    @Test func wakeUpEndsTheWaitWithoutAnEvent() throws {
        let window = try window()
        #expect(received(window).isEmpty)
        WakeUp()()
        #expect(window.events.wait(milliseconds: nil))
        #expect(window.events.pending.isEmpty)
    }

    @Test func wakeUpComesFromAnyThread() throws {
        let window = try window()
        #expect(received(window).isEmpty)
        DispatchQueue.global().async { WakeUp()() }
        #expect(window.events.wait(milliseconds: nil))
    }

    @Test func lostReleaseIsFoundOut() throws {
        let window = try window()
        #expect(received(window, .button(down: true, x: 4, y: 5)).count == 1)
        // No button is down on the dummy driver's mouse.
        window.events.checkPresses(at: MonotonicTime.now() + 1)
        var phases: [PointerEvent.Phase] = []
        window.takeEvents { if case .pointer(let event) = $0 { phases.append(event.phase) } }
        #expect(phases == [.cancelled])
    }

    @Test func gpuIsRefusedWithReasonWhereThereIsNone() throws {
        #expect { try window(renderer: .gpu) } throws: { ($0 as? PlatformError)?.code == .rendererUnusable }
    }

    @Test func autoTakesTheProcessorWithoutAGraphicsCard() throws {
        #expect(try window(renderer: .auto).rendererDescription == "cpu")
        #expect(try window(driver: "offscreen", renderer: .auto).rendererDescription == "cpu")
    }

    @Test func aCardDrawsWhereItIsAskedFor() throws {
        let window = try window(driver: "offscreen", renderer: .gpu)
        #expect(window.isOnCard)
        guard case .card = try window.canvas() else {
            Issue.record("the picture is drawn in memory")
            return
        }
    }

    /// It waits for what is due later, to the frame that shows it, and no longer.
    @Test func clockTicksInTimeForWhatIsDue() throws {
        let window = try window()
        let clock = DisplayClock(window: window, refreshRate: 100)
        _ = received(window)
        let due = MonotonicTime.now() + 0.05
        var tick = clock.nextTick(.eventOrTime(due))
        var count = 1
        while tick.targetTimestamp < due, count < 100 {
            tick = clock.nextTick(.eventOrTime(due))
            count += 1
        }
        #expect(tick.timestamp >= due - 0.011 && count <= 3)
        // What is overdue does not wait.
        let late = clock.nextTick(.eventOrTime(due - 1))
        #expect(late.timestamp - tick.timestamp < 1)
        WakeUp()()
        let woken = clock.nextTick(.eventOrTime(due + 1e9))
        #expect(woken.timestamp < due + 1e8)
    }

    @Test func clockTicksAtOnceForAnEventThatWaits() throws {
        let window = try window()
        let clock = DisplayClock(window: window, refreshRate: 100)
        _ = received(window)
        WakeUp()()
        let tick = clock.nextTick(.nextEvent)
        #expect(abs(tick.targetTimestamp - tick.timestamp - 0.01) < 1e-9)
    }

    /// A window of 320x240 points for content that keeps its size, or takes the window's.
    private func docking(keepsSize: Bool) throws -> DesktopWindow {
        let video = try VideoSubsystem(DisplayEnvironment(videoDriver: "dummy"))
        let options = DesktopWindow.Options(
            title: "test", size: CGSize(width: 320, height: 240), renderer: .cpu, keepsSizeInFullScreen: keepsSize)
        let window = try DesktopWindow(options, on: video)
        window.receiveEvents()
        window.takeEvents { _ in }
        return window
    }

    /// Has `window` leave `insets` free, and hears what follows.
    private func dock(_ window: DesktopWindow, _ insets: PixelInsets, resizes: Bool = true) {
        window.setDock(insets, resizes: resizes)
        window.receiveEvents()
    }

    /// A window with panels is larger by them, tells of its size, and is as before without them.
    @Test func panelsMakeRoomAndGiveItBack() throws {
        let window = try docking(keepsSize: true)
        let size = CGSize(width: 320, height: 240)
        dock(window, PixelInsets(right: 100, bottom: 60))
        var sizes: [WindowMetrics] = []
        window.takeEvents { if case .resized(let metrics) = $0 { sizes.append(metrics) } }
        #expect(sizes.last == window.metrics && !sizes.isEmpty)
        #expect(window.metrics.pixelWidth == 420 && window.metrics.pixelHeight == 300)
        #expect(window.metrics.picture == PixelRect(width: 320, height: 240) && window.metrics.scale == 1)
        let frame = window.frame
        #expect(frame.width == 320 && frame.height == 240 && !frame.isFitted, "it is remembered without panels")
        #expect(try memory(of: window).width == 320)
        dock(window, PixelInsets(right: 200, bottom: 60), resizes: false)
        #expect(window.metrics.pixelWidth == 420 && window.metrics.size == size)
        #expect(window.metrics.picture.width == 220)
        dock(window, .none)
        #expect(window.metrics.pixelWidth == 320 && window.metrics.pixelHeight == 240 && !window.metrics.hasMargin)
        #expect(window.dock == .none && window.metrics.size == size)
    }

    /// The display of 1024x768 has no room for all that is asked for: only what was added is taken off.
    @Test func onlyWhatWasAddedIsTakenOff() throws {
        let window = try docking(keepsSize: true)
        dock(window, PixelInsets(right: 300, bottom: 9_000))
        #expect(window.metrics.pixelWidth == 620 && window.metrics.pixelHeight == 768)
        dock(window, PixelInsets(right: 300))
        #expect(window.metrics.pixelWidth == 620 && window.metrics.pixelHeight == 240)
        dock(window, PixelInsets(right: 0, bottom: 120), resizes: false)
        dock(window, PixelInsets(right: 100))
        #expect(window.metrics.pixelWidth == 420 && window.metrics.pixelHeight == 240, "a sheet added nothing")
    }

    /// Content without a size of its own takes what panels leave, and has it all again without them.
    @Test func contentOfTheWindowsSizeTakesTheRest() throws {
        let window = try docking(keepsSize: false)
        dock(window, PixelInsets(right: 100))
        #expect(window.metrics.pixelWidth == 420 && window.metrics.size == CGSize(width: 320, height: 240))
        #expect(window.frame.width == 320)
        window.resize(to: CGSize(width: 600, height: 300))
        window.receiveEvents()
        #expect(window.metrics.size == CGSize(width: 500, height: 300))
        dock(window, .none)
        #expect(window.metrics.size == CGSize(width: 500, height: 300) && !window.metrics.hasMargin)
    }

    /// Panels that are closed in full screen leave the window of before.
    @Test(arguments: [true, false]) func panelsCloseInFullScreen(keepsSize: Bool) throws {
        let window = try docking(keepsSize: keepsSize)
        dock(window, PixelInsets(right: 100, bottom: 60))
        window.toggleFullScreen()
        window.receiveEvents()
        let screen = window.metrics.pixelWidth
        dock(window, .none)
        #expect(window.metrics.pixelWidth == screen && window.dock == .none)
        if keepsSize { #expect(window.metrics.size == CGSize(width: 320, height: 240)) }
        window.toggleFullScreen()
        for _ in 0..<3 { window.receiveEvents() }
        #expect(window.metrics.size == CGSize(width: 320, height: 240))
        #expect(window.metrics.pixelWidth == 320)
    }
}

extension StreamingPresenter {
    /// The picture of a window whose texture is drawn on.
    fileprivate func readPixels() throws -> PixelBuffer {
        let copy = PixelBuffer(width: target.width, height: target.height)
        try device.check(SDL_RenderCopy(device.renderer, texture.pointer, nil, nil), "copying the picture")
        let status = SDL_RenderReadPixels(
            device.renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, copy.base, Int32(copy.bytesPerRow))
        try device.check(status, "reading the picture")
        return copy
    }
}
